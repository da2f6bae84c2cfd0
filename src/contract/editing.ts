import {
  array,
  boolean,
  mixed,
  number,
  object,
  string,
  type InferType,
  type ObjectSchema,
} from 'yup';
import { articleTypes, type ArticleType } from '../config/article-types';
import { itemKinds, type ItemKind } from '../config/catalogs';
import {
  availabilityStatuses,
  conditions,
  equipments,
  type AvailabilityStatus,
  type Condition,
  type Equipment,
} from '../config/item-labels';
import { menuPlacements, type MenuPlacement } from '../config/menu-placements';
import { optionalText, requiredText } from './body';
import { defineEndpoint } from './endpoint';
import { paging } from './query';
import { count, filledText, id, listOf, paginateData, shape, type Page } from './wire';

/** What editors change; the first path segment below `/admin`. */
export const editedEntities = [
  'services',
  'articles',
  'videos',
  'terms',
  'documents',
  'brands',
  'items',
  'menu',
  'important-messages',
  'faq',
  'seo',
] as const;
export type EditedEntity = (typeof editedEntities)[number];

const html = () => optionalText(200_000);
const url = () => requiredText(120).matches(/^[a-z0-9][a-z0-9._-]*$/, 'formatWrong');
const path = () => requiredText(500).matches(/^(\/|https:\/\/)\S*$/, 'formatWrong');
const date = () =>
  string()
    .required('required')
    .matches(/^\d{4}-\d\d-\d\d(T\d\d:\d\d:\d\d(\.\d{3})?Z)?$/, 'formatWrong')
    .test('exists', 'formatWrong', (value) => !Number.isNaN(Date.parse(value)));
const wholeUsd = () =>
  number()
    .typeError('formatWrong')
    .integer('formatWrong')
    .min(1, 'valueWrong')
    .max(1e9, 'valueWrong');
const texts = (most: number) => array().of(requiredText(2000)).max(most, 'tooLong').default([]);

/** Body of a new or changed row, by entity; all texts are those of the host in the path. */
export const editedBodies = {
  services: object({
    url: url(),
    title: requiredText(200),
    preview_text: optionalText(500),
    text: html(),
    steps: array()
      .of(object({ title: requiredText(200), text: requiredText(2000) }))
      .max(20)
      .default([]),
    papers: texts(20),
    terms: texts(20),
    questions: array()
      .of(object({ question: requiredText(500), answer: requiredText(4000) }))
      .max(40)
      .default([]),
  }),
  articles: object({
    url: url(),
    type: mixed<ArticleType>()
      .oneOf(Object.values(articleTypes), 'valueWrong')
      .required('required'),
    title: requiredText(200),
    preview_text: optionalText(1000),
    text: html(),
    publish_date: date(),
    show_main_page: boolean().typeError('formatWrong').default(false),
  }),
  videos: object({
    url: url(),
    title: requiredText(200),
    description: optionalText(4000),
    embed_url: optionalText(500).matches(/^(https:\/\/\S+)?$/, 'formatWrong'),
    seconds: number()
      .typeError('formatWrong')
      .integer('formatWrong')
      .min(0, 'valueWrong')
      .max(86_400, 'valueWrong')
      .default(0),
    publish_date: date(),
    transcript: texts(200),
  }),
  terms: object({ key: url(), term: requiredText(120), definition: requiredText(4000) }),
  documents: object({
    city: url(),
    title: requiredText(300),
    type: mixed<'pdf'>().oneOf(['pdf'], 'valueWrong').default('pdf'),
    date: date(),
  }),
  brands: object({
    url: url(),
    title: requiredText(120),
    /** Key of the country as the brands of the database name it, e.g. `switzerland`. */
    country: requiredText(60).default('switzerland'),
    founded: number()
      .typeError('yearWrong')
      .integer('yearWrong')
      .min(1000, 'yearWrong')
      .max(2100, 'yearWrong')
      .nullable()
      .default(null),
    is_popular: boolean().typeError('formatWrong').default(false),
    about: html(),
  }),
  items: object({
    url: url(),
    kind: mixed<ItemKind>().oneOf(itemKinds, 'valueWrong').required('required'),
    is_archive: boolean().typeError('formatWrong').default(false),
    brand_id: number()
      .typeError('formatWrong')
      .integer('formatWrong')
      .positive('valueWrong')
      .required('required'),
    model: optionalText(120),
    reference: optionalText(60),
    year: number()
      .typeError('yearWrong')
      .integer('yearWrong')
      .min(1500, 'yearWrong')
      .max(2100, 'yearWrong')
      .nullable()
      .default(null),
    diameter: number()
      .typeError('formatWrong')
      .min(5, 'valueWrong')
      .max(100, 'valueWrong')
      .nullable()
      .default(null),
    price_usd: wholeUsd().nullable().default(null),
    price_with_discount_usd: wholeUsd()
      .nullable()
      .default(null)
      .test('below', 'valueWrong', (discounted, { parent }) =>
        discounted == null
          ? true
          : typeof parent.price_usd === 'number' && discounted < parent.price_usd,
      ),
    equipment: mixed<Equipment>().oneOf(equipments, 'valueWrong').default('without_package'),
    condition: mixed<Condition>().oneOf(conditions, 'valueWrong').default('perfect'),
    title: requiredText(200),
    description: html(),
    availability: array()
      .of(
        object({
          city_alias: url(),
          status: mixed<AvailabilityStatus>()
            .oneOf(availabilityStatuses, 'valueWrong')
            .required('required'),
        }),
      )
      .max(12)
      .default([]),
  }),
  menu: object({
    type_id: mixed<MenuPlacement>()
      .oneOf(Object.values(menuPlacements), 'valueWrong')
      .required('required'),
    url: path(),
    title: requiredText(120),
    position: number()
      .typeError('formatWrong')
      .integer('formatWrong')
      .min(0, 'valueWrong')
      .max(1000, 'valueWrong')
      .default(0),
  }),
  'important-messages': object({ text: requiredText(4000) }),
  faq: object({ question: requiredText(500), answer: requiredText(4000) }),
  seo: object({
    city: url(),
    path: path(),
    title: requiredText(200),
    description: optionalText(500),
    text: html(),
  }),
} satisfies Record<EditedEntity, ObjectSchema<object>>;

/** Fields of a row of an entity. */
export type EditedBody<Entity extends EditedEntity> = InferType<(typeof editedBodies)[Entity]>;

/** A row as editors see it: its fields as in the body, with id and revision. */
const row = () => shape({ id: id(), revision: count() });

/** The other fields are those of `editedBodies`. */
export interface EditedRow extends Record<string, unknown> {
  id: number;
  /** Grows with each change of the row. */
  revision: number;
}

export const editedList = defineEndpoint({
  method: 'GET',
  path: '/admin/:entity',
  summary: 'Rows of an entity, by id.',
  access: 'editor',
  query: paging(100, 50),
  answer: shape({ items: listOf(row()), paginate_data: paginateData() }),
  reshape: (wire): Page<EditedRow> => ({
    items: wire.items,
    lastPage: wire.paginate_data.last_page,
    total: wire.paginate_data.total,
  }),
});

export const editedRow = defineEndpoint({
  method: 'GET',
  path: '/admin/:entity/:id',
  summary: 'One row of an entity.',
  access: 'editor',
  answer: shape({ data: row() }),
  reshape: (wire): EditedRow => wire.data,
});

/** The body is that of `editedBodies[entity]`; status 201. */
export const createRow = defineEndpoint({
  method: 'POST',
  path: '/admin/:entity',
  summary: 'Makes a row, in one transaction with its event for the rebuild.',
  access: 'editor',
  answer: shape({ data: row() }),
  reshape: (wire): EditedRow => wire.data,
});

/** Fields that the body leaves out stay as they are. */
export const changeRow = defineEndpoint({
  method: 'PUT',
  path: '/admin/:entity/:id',
  summary: 'Changes a row, in one transaction with its event for the rebuild.',
  access: 'editor',
  answer: shape({ data: row() }),
  reshape: (wire): EditedRow => wire.data,
});

export const deleteRow = defineEndpoint({
  method: 'DELETE',
  path: '/admin/:entity/:id',
  summary: 'Deletes a row, in one transaction with its event for the rebuild.',
  access: 'editor',
  answer: shape({ message: filledText() }),
  reshape: (wire) => wire.message,
});

/** What a webhook of the backend carries (Standard Webhooks; one event per changed row and host). */
export const contentEvent = shape({
  type: mixed<`${EditedEntity}.${'created' | 'changed' | 'deleted'}`>()
    .test('type', '${path} must name an entity and what happened', (value) =>
      /^[a-z-]+\.(created|changed|deleted)$/.test(String(value)),
    )
    .required(),
  /** ISO 8601. */
  timestamp: filledText(),
  data: shape({
    host: filledText(),
    entity: mixed<EditedEntity>().oneOf(editedEntities).required(),
    id: id(),
    revision: count(),
  }),
});
