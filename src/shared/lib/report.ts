import { sentryDsn } from '../../config/environment';
import { ApiError } from './api-error';
import { loadPart } from './load-part';
import { whenIdle } from './when-idle';

interface Report {
  error: unknown;
  context: string;
}

/** Errors of the time before the reporting service is loaded; more than this are not kept. */
const mostWaiting = 20;
const waiting: Report[] = [];
/** Spec §8: answers of the backend that get a note on the console alone. */
const notedOnly: readonly number[] = [400, 500];
let send: ((report: Report) => void) | null = null;

/**
 * Reports an error to the error-reporting service and logs it (spec §8); nothing is shown to the
 * visitor. `context` says what was being done, e.g. `catalogue/listing`.
 */
export function report(error: unknown, context: string): void {
  console.error(`${context}:`, error);
  if (error instanceof ApiError && notedOnly.includes(error.status)) return;
  if (send) send({ error, context });
  else if (waiting.length < mostWaiting) waiting.push({ error, context });
}

/** Loads the reporting service once the page is idle; without a DSN errors are only logged. */
export function startReporting(): void {
  const dsn = sentryDsn();
  if (!dsn) return;
  whenIdle(() => {
    loadPart(() => import('./error-service.client'))
      .then(({ openErrorService }) => {
        const service = openErrorService(dsn);
        send = ({ error, context }) => service(error, context);
        for (const early of waiting.splice(0)) send(early);
      })
      .catch((error: unknown) => console.error('reporting:', error));
  });
}
