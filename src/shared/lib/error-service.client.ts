import { captureException, init } from '@sentry/gatsby';
import { localEdgePort, sentryRelease } from '../../config/environment';
import { cleanCrumb, cleanReport } from '../../domain/clean-report';
import { ApiError } from './api-error';
import { hostOfDocument } from './host-of-document';

declare global {
  interface Window {
    /** Digest of the scripts, as Gatsby writes it into each page. */
    ___webpackCompilationHash?: string;
  }
}

/** Sends errors and nothing else: no visits, no durations. What leaves is cleaned first. */
export function openErrorService(dsn: string): (error: unknown, context: string) => void {
  init({
    dsn,
    // Without a name given to it a release is the scripts that it runs.
    release: sentryRelease() ?? `karat@${window.___webpackCompilationHash ?? 'unknown'}`,
    environment: localEdgePort() ? 'local' : 'production',
    initialScope: { tags: { host: hostOfDocument() } },
    sendDefaultPii: false,
    integrations: (usual) => usual.filter(({ name }) => name !== 'BrowserSession'),
    beforeSend: cleanReport,
    beforeBreadcrumb: cleanCrumb,
  });
  return (error, context) => {
    const request = error instanceof ApiError ? error.requestId : null;
    captureException(error, { tags: { context, ...(request !== null && { request }) } });
  };
}
