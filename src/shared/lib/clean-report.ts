import { withoutSecrets } from '../../domain/without-secrets';

/**
 * A report of the error-reporting service without tokens: it notes the address of the page and of
 * the calls before the error, and these carry them (spec §7).
 */
export function cleanReport<Report>(report: Report): Report;
export function cleanReport(report: unknown): unknown {
  if (typeof report === 'string') return withoutSecrets(report);
  if (Array.isArray(report)) return report.map((part: unknown) => cleanReport(part));
  // What is no plain object belongs to the service itself.
  if (!isPlain(report)) return report;
  return Object.fromEntries(Object.entries(report).map(([key, part]) => [key, cleanReport(part)]));
}

function isPlain(value: unknown): value is Record<string, unknown> {
  return (
    typeof value === 'object' && value !== null && Object.getPrototypeOf(value) === Object.prototype
  );
}
