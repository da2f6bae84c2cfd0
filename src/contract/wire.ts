import {
  array,
  boolean,
  integer,
  literal,
  minValue,
  nonEmpty,
  nullable,
  number,
  object,
  picklist,
  pipe,
  regex,
  string,
  union,
  url,
  type GenericSchema,
  type ObjectEntries,
} from 'valibot';

/** Building blocks of answers. Every field must be present; `nullable…` may be null, never missing. */
export const text = () => string();
export const filledText = () => pipe(string(), nonEmpty());
export const nullableText = () => nullable(text());
export const count = () => pipe(number(), integer(), minValue(0));
export const id = () => pipe(number(), integer(), minValue(1));
export const amount = () => pipe(number(), minValue(0));
export const nullableAmount = () => nullable(amount());
export const flag = () => boolean();
export const listOf = <T extends GenericSchema>(schema: T) => array(schema);
export const oneOf = <T extends string | number>(values: readonly T[]) => picklist(values);
/** Fields that it does not name are left out. */
export const shape = <S extends ObjectEntries>(fields: S) => object(fields);
export const nullableShape = <S extends ObjectEntries>(fields: S) => nullable(object(fields));
/** ISO 8601 instant in UTC, e.g. `2026-05-17T09:30:00.000Z`. */
export const instant = () =>
  pipe(
    string(),
    regex(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(\.\d{3})?Z$/, 'must be an ISO 8601 UTC instant'),
  );
/** The same, or null. */
export const nullableInstant = () => nullable(instant());
/** Absolute address of something on the web. */
export const webAddress = () => pipe(string(), url(), regex(/^https?:\/\//i));
/** Address of the picture that messengers and social networks show of a page: 1200 × 630, JPEG. */
export const socialCard = () => webAddress();
/** Last path segment of an address; nothing else may become a path of ours. */
export const slug = () => pipe(string(), regex(/^[a-z0-9][a-z0-9._-]{0,120}$/, 'must be a slug'));
/** The same of what need not have a page: null or empty where it has none. */
export const nullableSlug = () => nullable(union([literal(''), slug()]));

export const paginateData = () => shape({ last_page: count(), total: count() });

/** A page of a list. */
export interface Page<T> {
  items: T[];
  lastPage: number;
  total: number;
}

/** A page of a list as it is sent, reshaped. */
export const toPage = <T>({
  items,
  paginate_data,
}: {
  items: T[];
  paginate_data: { last_page: number; total: number };
}): Page<T> => ({
  items,
  lastPage: paginate_data.last_page,
  total: paginate_data.total,
});

/** An option or reference by id. */
export interface Titled {
  id: number;
  title: string;
}

export const titled = () => shape({ id: id(), title: filledText() });
export const nullableTitled = () => nullableShape({ id: id(), title: filledText() });

/** A picture: absolute address, intrinsic size in pixels, dominant colour (`#rrggbb`), words for it. */
export interface Picture {
  src: string;
  width: number;
  height: number;
  color: string;
  alt: string;
}

const pictureFields = () => ({
  src: webAddress(),
  width: id(),
  height: id(),
  color: pipe(string(), regex(/^#[0-9a-f]{6}$/)),
  alt: text(),
});

export const picture = () => shape(pictureFields());
/** The cover of a page: null while it has none. */
export const nullablePicture = () => nullableShape(pictureFields());
