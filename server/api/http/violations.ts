/** What a policy stopped, without anything of the visitor. */
export interface Violation {
  /** Directive of the policy, such as `img-src`. */
  directive: string;
  /** Origin of what was stopped, or a word such as `inline`. */
  blocked: string;
  /** First part of the page's path: further ones may name a draft, a query may let somebody in. */
  section: string;
}

type Fields = Record<string, unknown>;

/** More of one call are not read. */
const mostOfCall = 20;

/**
 * Reads what a browser reports: `{"csp-report": {…}}`, or a list of reports with their type. What is
 * none is left out, and so are samples of scripts and full addresses.
 */
export function violationsIn(body: unknown): Violation[] {
  const reports = Array.isArray(body) ? body.filter(isOfPolicy).map(({ body }) => body) : [body];
  return reports.slice(0, mostOfCall).flatMap((report) => {
    const fields = fieldsOf(fieldsOf(report)['csp-report'] ?? report);
    const text = (...names: string[]) =>
      names.map((name) => fields[name]).find((value): value is string => typeof value === 'string');
    const directive = text('effectiveDirective', 'effective-directive', 'violated-directive');
    const name = /^[a-z-]{1,40}/.exec(directive ?? '')?.[0];
    if (name === undefined) return [];
    const blocked = text('blockedURL', 'blocked-uri') ?? '';
    return {
      directive: name,
      blocked: originOf(blocked),
      section: sectionOf(text('documentURL', 'document-uri')),
    };
  });
}

function isOfPolicy(report: unknown): report is { body: unknown } {
  return fieldsOf(report).type === 'csp-violation';
}

function fieldsOf(value: unknown): Fields {
  return typeof value === 'object' && value !== null ? (value as Fields) : {};
}

function originOf(address: string): string {
  if (/^[a-z-]{1,30}$/.test(address)) return address;
  if (!URL.canParse(address)) return 'unknown';
  const { protocol, origin } = new URL(address);
  return (origin === 'null' ? protocol : origin).slice(0, 100);
}

function sectionOf(address = ''): string {
  if (!URL.canParse(address)) return 'unknown';
  const [, first = ''] = new URL(address).pathname.split('/');
  return `/${first.slice(0, 40)}`;
}
