import { getDotPath, safeParse } from 'valibot';
import { ValidationError, type Schema } from 'yup';
import { type BodySchema, type QuerySchema, type Received } from '../../../src/contract/request';
import { invalid, problemOf, type FieldProblems } from './failure';

/**
 * A query as its schema describes it: text is cast, defaults are filled in, unknown keys go.
 * @throws ApiFailure 422 naming every field that is wrong.
 */
export function castQuery<S extends QuerySchema | undefined>(
  schema: S | undefined,
  raw: unknown,
): Received<S>;
export function castQuery(schema: QuerySchema | undefined, raw: unknown): object {
  if (!schema) return {};
  const { success, output, issues } = safeParse(schema, givenFields(schema.entries, raw));
  if (success) return output;
  const fields: FieldProblems = {};
  for (const issue of issues) {
    // An element of a list counts for its list.
    const [field = 'query'] = getDotPath(issue)?.split('.') ?? [];
    (fields[field] ??= []).push(problemOf(issue.message));
  }
  throw invalid(fields);
}

/** The same for a JSON body or the fields of a form. */
export function castBody<S extends BodySchema | undefined>(
  schema: S | undefined,
  raw: unknown,
): Received<S>;
export function castBody(schema: BodySchema | undefined, raw: unknown): object {
  return schema ? castFields(schema, raw) : {};
}

/** Schema of an object with these fields. */
export type FieldsSchema<Fields extends object> = Schema<Fields> & Pick<BodySchema, 'fields'>;

/** The same where there is a schema; whatever is no object has no fields. */
export function castFields<Fields extends object>(
  schema: FieldsSchema<Fields>,
  raw: unknown,
): Fields {
  return cast(schema, typeof raw === 'object' && !Array.isArray(raw) ? raw : {});
}

function cast<Fields extends object>(schema: FieldsSchema<Fields>, raw: unknown): Fields {
  const given = givenFields(schema.fields, raw);
  try {
    return schema.validateSync(given, { abortEarly: false });
  } catch (error) {
    if (!(error instanceof ValidationError)) throw error;
    throw invalid(fieldProblems(error));
  }
}

/**
 * The fields that a schema knows and somebody gave, as a database can keep them; nothing else is checked.
 * @param fields of the schema, by name
 * @throws ApiFailure 422 naming each that cannot be kept
 */
export function givenFields(fields: object, raw: unknown): Record<string, unknown> {
  const known = knownOf(fields, raw);
  const unusable = Object.entries(known).filter(([, value]) => !isUsable(value));
  if (unusable.length > 0) {
    throw invalid(Object.fromEntries(unusable.map(([field]) => [field, ['formatWrong']])));
  }
  return Object.fromEntries(
    Object.entries(known).map(([field, value]) => [field, wellFormed(value)]),
  );
}

/** Unknown keys go before yup sees them: it takes `__proto__` or `constructor` for a known one. */
function knownOf(fields: object, raw: unknown): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(raw ?? {}).filter(([key]) => Object.hasOwn(fields, key)),
  );
}

/** Lists of objects are the deepest that any call takes. */
const deepest = 3;

/**
 * PostgreSQL has no text with a NUL in it, and yup asks an object for its `toString`, which anybody
 * can make a number.
 */
function isUsable(value: unknown, depth = 0): boolean {
  if (typeof value === 'string') return !value.includes('\0');
  if (typeof value !== 'object' || value === null) return true;
  if (depth >= deepest || 'toString' in value !== true) return false;
  if (Object.hasOwn(value, 'toString') || Object.hasOwn(value, 'valueOf')) return false;
  return Object.entries(value).every(
    ([key, inner]) => !key.includes('\0') && isUsable(inner, depth + 1),
  );
}

/** Halves of a surrogate pair, which JSON can carry and UTF-8 cannot, become U+FFFD. */
function wellFormed(value: unknown): unknown {
  if (typeof value === 'string') return value.toWellFormed();
  if (Array.isArray(value)) return value.map(wellFormed);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, inner]) => [key.toWellFormed(), wellFormed(inner)]),
  );
}

function fieldProblems(error: ValidationError): FieldProblems {
  const fields: FieldProblems = {};
  for (const { path, message } of error.inner.length > 0 ? error.inner : [error]) {
    // An element of a list counts for its list: `topics[0]` is `topics`.
    const field = path?.replace(/\[\d+\](\..*)?$/, '') || 'body';
    (fields[field] ??= []).push(problemOf(message));
  }
  return fields;
}
