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
      .max(2_147_483_647, 'valueWrong')
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
      .when('price_usd', ([price], schema) =>
        typeof price === 'number'
          ? schema.max(price - 1, 'valueWrong')
          : schema.test('priced', 'valueWrong', (discounted) => discounted === null),
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
