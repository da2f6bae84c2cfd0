import {
  array,
  boolean,
  mixed,
  number,
  object,
  string,
  type AnyObject,
  type ISchema,
  type ObjectShape,
} from 'yup';

/** Building blocks of answers. Every field must be present; `nullable…` may be null, never missing. */
export const text = () => string().defined();
export const filledText = () => string().required();
export const nullableText = () => string().nullable().defined();
export const count = () => number().integer().min(0).defined();
export const id = () => number().integer().positive().required();
export const amount = () => number().min(0).defined();
export const nullableAmount = () => number().min(0).nullable().defined();
export const flag = () => boolean().defined();
export const listOf = <T>(schema: ISchema<T, AnyObject>) => array().of(schema).defined();
export const oneOf = <T extends string | number>(values: readonly T[]) =>
  mixed<T>().oneOf(values).required();
export const shape = <S extends ObjectShape>(fields: S) => object(fields).required();
export const nullableShape = <S extends ObjectShape>(fields: S) =>
  object(fields).default(undefined).nullable().defined();
const instantForm = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(\.\d{3})?Z$/;
/** ISO 8601 instant in UTC, e.g. `2026-05-17T09:30:00.000Z`. */
export const instant = () =>
  string().matches(instantForm, '${path} must be an ISO 8601 UTC instant').required();
/** The same, or null. */
export const nullableInstant = () =>
  string().matches(instantForm, '${path} must be an ISO 8601 UTC instant').nullable().defined();
/** Last path segment of an address; nothing else may become a path of ours. */
export const slug = () =>
  string()
    .matches(/^[a-z0-9][a-z0-9._-]{0,120}$/, '${path} must be a slug')
    .required();

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
  src: string().url().required(),
  width: number().integer().positive().required(),
  height: number().integer().positive().required(),
  color: string()
    .matches(/^#[0-9a-f]{6}$/)
    .required(),
  alt: text(),
});

export const picture = () => shape(pictureFields());
/** The cover of a page: null while it has none. */
export const nullablePicture = () => nullableShape(pictureFields());
