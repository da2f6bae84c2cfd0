import { array, boolean, mixed, number, object, type InferType, type ObjectSchema } from 'yup';
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
import { reviewStates, type ReviewState } from '../config/review-states';
import { menuPlacements, type MenuPlacement } from '../config/menu-placements';
import { limits } from '../config/limits';
import { optionalText, rating, requiredText } from './body';
import {
  date,
  degrees,
  html,
  isTimeZone,
  messengers,
  optionalDay,
  path,
  position,
  texts,
  time,
  url,
  wholeUsd,
  year,
} from './edited-fields';
import { trimmed } from './trimmed';

/** What editors change; the first path segment below `/admin`. */
export const editedEntities = [
  'services',
  'articles',
  'videos',
  'terms',
  'documents',
  'cities',
  'rates',
  'brands',
  'items',
  'menu',
  'important-messages',
  'faq',
  'seo',
  'reviews',
] as const;
export type EditedEntity = (typeof editedEntities)[number];

/** Those whose pages show a cover. */
export const coverEntities = [
  'services',
  'articles',
  'videos',
  'cities',
] as const satisfies readonly EditedEntity[];
export type CoverEntity = (typeof coverEntities)[number];

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
  /** A branch; opening hours are in the city's own time. */
  cities: object({
    alias: url(),
    /** Null: the host does not list it. */
    title: trimmed().typeError('formatWrong').max(120, 'tooLong').nullable().default(null),
    position: position(),
    address: requiredText(300),
    hours: requiredText(200),
    transport: requiredText(500),
    phone_header: requiredText(40),
    phone_skype: trimmed().typeError('formatWrong').max(40, 'tooLong').nullable().default(null),
    phone_item: requiredText(40),
    hotline: requiredText(40),
    header_messengers: messengers(),
    item_messengers: messengers(),
    /** Monday first; null on a closed day. */
    week: array()
      .of(object({ opens: time(), closes: time() }).default(undefined).nullable().defined())
      .length(7, 'valueWrong')
      .required('required'),
    /** IANA name. */
    time_zone: trimmed()
      .typeError('formatWrong')
      .default('Europe/Moscow')
      .test('zone', 'valueWrong', (zone) => isTimeZone(zone)),
    latitude: degrees(90),
    longitude: degrees(180),
  }),
  /** What a dollar costs in the host's currency; the rate of the latest day counts. */
  rates: object({
    units_per_usd: number()
      .typeError('formatWrong')
      .required('required')
      .min(0.0001, 'valueWrong')
      .max(1e9, 'valueWrong'),
    as_of: date(),
    source: requiredText(200),
  }),
  brands: object({
    url: url(),
    title: requiredText(120),
    /** Key of a country option of the database, e.g. `switzerland`; null: not told. */
    country: trimmed().typeError('formatWrong').max(60, 'tooLong').nullable().default(null),
    founded: year(1000),
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
    year: year(1500),
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
    /** When it was sold; without it, the day of the change that made it sold. */
    sold_on: optionalDay(),
  }),
  menu: object({
    type_id: mixed<MenuPlacement>()
      .oneOf(Object.values(menuPlacements), 'valueWrong')
      .required('required'),
    url: path(),
    title: requiredText(120),
    position: position(),
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
  /** A visitor's is sent first; pages show it once it is published. */
  reviews: object({
    city: url(),
    author: requiredText(limits.nameMax),
    rating: rating(),
    text: requiredText(4000),
    date: date(),
    state: mixed<ReviewState>().oneOf(reviewStates, 'valueWrong').default('published'),
  }),
} satisfies Record<EditedEntity, ObjectSchema<object>>;

/** Fields of a row of an entity. */
export type EditedBody<Entity extends EditedEntity> = InferType<(typeof editedBodies)[Entity]>;
