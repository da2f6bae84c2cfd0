import { withoutPersonalData } from './without-personal-data';
import { withoutSecrets } from './without-secrets';

type Fields = Record<string, unknown>;

/** Says what becomes of a field of a report; undefined: it is left out. */
type Rule = (value: unknown) => unknown;

const asIs: Rule = (value) => value;
const text: Rule = (value) => (typeof value === 'string' ? withoutPersonalData(value) : undefined);
/** Of a script: its address may have a query. */
const file: Rule = (value) => (typeof value === 'string' ? withoutSecrets(value) : undefined);
const plain: Rule = (value) => (typeof value === 'object' ? undefined : value);

const fields =
  (rules: Record<string, Rule>): Rule =>
  (value) => {
    if (!isFields(value)) return undefined;
    const kept = Object.entries(rules).flatMap(([name, rule]) => {
      const field = Object.hasOwn(value, name) ? rule(value[name]) : undefined;
      return field === undefined ? [] : [[name, field]];
    });
    return Object.fromEntries(kept) as Fields;
  };
const listOf =
  (rule: Rule): Rule =>
  (value) =>
    Array.isArray(value) ? value.map(rule).filter((part) => part !== undefined) : undefined;
const eachField =
  (rule: Rule): Rule =>
  (value) =>
    isFields(value)
      ? Object.fromEntries(Object.entries(value).map(([name, field]) => [name, rule(field)]))
      : undefined;

const frame = fields({
  ...{ filename: file, abs_path: file, module: file, function: text },
  ...{ lineno: plain, colno: plain, in_app: plain },
});

const exception = fields({
  type: text,
  value: text,
  mechanism: fields({ type: plain, handled: plain, exception_id: plain, parent_id: plain }),
  stacktrace: fields({ frames: listOf(frame) }),
});

/** Of an element, without its attributes, which hold words of the page. */
const element: Rule = (value) => {
  const bare = typeof value === 'string' ? value.replace(/\[[^\]]*\]/g, '') : '';
  return /^[\w\s.#>-]+$/.test(bare) ? withoutPersonalData(bare) : undefined;
};

const usualCrumb = {
  ...{ timestamp: plain, type: plain, category: plain, level: plain },
  data: fields({ url: text, from: text, to: text, method: plain, status_code: plain }),
};
/** A line of the console may hold anything: that there was one is all that is told. */
const crumb: Rule = (value) => {
  const isOfPage = isFields(value) && String(value.category).startsWith('ui.');
  return fields({ ...usualCrumb, ...(isOfPage && { message: element }) })(value);
};

const named = fields({ name: plain, version: plain, type: plain });

const event = fields({
  ...{ event_id: plain, timestamp: plain, level: plain, platform: plain, type: plain },
  ...{ release: plain, environment: plain },
  // Of the library itself: what it is, and which source maps belong to the scripts.
  ...{ sdk: asIs, debug_meta: asIs },
  message: text,
  transaction: text,
  tags: eachField((value) =>
    typeof value === 'string' ? withoutPersonalData(value) : plain(value),
  ),
  exception: fields({ values: listOf(exception) }),
  breadcrumbs: listOf(crumb),
  request: fields({ url: text, method: plain, headers: fields({ 'User-Agent': plain }) }),
  contexts: fields({
    ...{ browser: named, os: named, runtime: named },
    trace: fields({ trace_id: plain, span_id: plain }),
  }),
});

/**
 * An event of the error-reporting service as it may leave: what is named here, and no field beside.
 * Bodies, headers, cookies, the visitor, values of variables and lines of the console are left out;
 * texts and addresses go without tokens, mailboxes and phones (spec §7).
 */
export function cleanReport<Report extends object>(report: Report): Report {
  return event(report) as Report;
}

/** The same of what was noted before an error: an address, a call, a press. */
export function cleanCrumb<Crumb extends object>(noted: Crumb): Crumb {
  return crumb(noted) as Crumb;
}

function isFields(value: unknown): value is Fields {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
