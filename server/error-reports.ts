import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { cleanReport } from '../src/domain/clean-report';
import { loggedError, type LoggedError } from './logged-error';

/** What an error is found by: few words, and none of a visitor. */
export type ReportTags = Partial<
  Record<'component' | 'context' | 'route' | 'host' | 'request', string>
>;

type Send = (error: unknown, tags: ReportTags) => void;
let send: Send | null = null;

/** Milliseconds that reports of the last moment may take. */
const patience = 2000;

/**
 * Reports an error to the error-reporting service, where one is set; whoever calls has written it into
 * the log.
 */
export function reportError(error: unknown, tags: ReportTags): void {
  send?.(error, tags);
}

/**
 * Begins to report errors of this process to the service of SENTRY_DSN, those too that end it. Without
 * the variable its library is not even loaded (46 MB of memory, a second of processor time).
 * @returns sends what is on its way, and ends it
 */
export async function startErrorReports(
  env: NodeJS.ProcessEnv = process.env,
): Promise<() => Promise<void>> {
  const dsn = env.SENTRY_DSN;
  if (!dsn) return () => Promise.resolve();
  const sentry = await import('@sentry/node');
  sentry.init({
    dsn,
    release: env.SENTRY_RELEASE || `karat@${version()}`,
    environment: env.SENTRY_ENVIRONMENT || (env.KARAT_LOCAL === '1' ? 'local' : 'production'),
    sendDefaultPii: false,
    // Errors and nothing else: no breadcrumbs of the console or of calls, no durations.
    defaultIntegrations: false,
    skipOpenTelemetrySetup: true,
    registerEsmLoaderHooks: false,
    maxBreadcrumbs: 0,
    integrations: [
      sentry.linkedErrorsIntegration(),
      sentry.onUncaughtExceptionIntegration(),
      // As Node itself does: the process ends.
      sentry.onUnhandledRejectionIntegration({ mode: 'strict' }),
    ],
    beforeSend: (event, { originalException }) => {
      const values = event.exception?.values ?? [];
      const told = messagesOf(originalException, values.length);
      values.forEach((value, index) => (value.value = told[index] ?? ''));
      return cleanReport(event);
    },
  });
  send = (error, tags) => sentry.captureException(error, { tags });
  return async () => {
    send = null;
    await sentry.close(patience);
  };
}

/** What the log says of an error and its causes, as the service lists them: the outermost last. */
function messagesOf(error: unknown, number: number): string[] {
  const messages: string[] = [];
  let next: LoggedError | undefined = loggedError(error);
  for (; next && messages.length < number; next = next.cause) messages.unshift(next.message);
  return messages;
}

function version(): string {
  const text = readFileSync(join(__dirname, '../package.json'), 'utf8');
  return (JSON.parse(text) as { version: string }).version;
}
