import { ValidationError, type ObjectSchema } from 'yup';
import { type Endpoint } from '../../src/contract/endpoint';
import { invalid, problemOf, type FieldProblems } from './failure';

/**
 * The query as the endpoint describes it: text is cast, defaults are filled in, unknown keys go.
 * @throws ApiFailure 422 naming every field that is wrong.
 */
export function castQuery({ query }: Pick<Endpoint, 'query'>, raw: unknown): object {
  return query ? cast(query, raw) : {};
}

/** The same for a JSON body or the fields of a form. */
export function castBody(body: ObjectSchema<object>, raw: unknown): object {
  if (typeof raw !== 'object' || raw === null || Array.isArray(raw)) {
    return cast(body, {});
  }
  return cast(body, raw);
}

function cast(schema: ObjectSchema<object>, raw: unknown): object {
  const known = knownOf(schema, raw);
  const unusable = Object.entries(known).filter(([, value]) => !isUsable(value));
  if (unusable.length > 0) {
    throw invalid(Object.fromEntries(unusable.map(([field]) => [field, ['formatWrong']])));
  }
  try {
    return schema.validateSync(wellFormed(known), { abortEarly: false });
  } catch (error) {
    if (!(error instanceof ValidationError)) throw error;
    throw invalid(fieldProblems(error));
  }
}

/** Unknown keys go before yup sees them: it takes `__proto__` or `constructor` for a known one. */
function knownOf(schema: ObjectSchema<object>, raw: unknown): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(raw ?? {}).filter(([key]) => Object.hasOwn(schema.fields, key)),
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
    // An element of a list counts for its list: `brands[][0]` is `brands[]`.
    const field = path?.replace(/\[\d+\](\..*)?$/, '') || 'body';
    (fields[field] ??= []).push(problemOf(message));
  }
  return fields;
}
