import { array, boolean, mixed, number, object, string, type ObjectSchema } from 'yup';
import { catalogTypes } from '../../src/config/catalogs';
import { menuPlacements } from '../../src/config/menu-placements';
import { type HostTexts } from './texts';

const word = () => string().required();
const perhaps = () => string().nullable().defined();
const day = () =>
  string()
    .matches(/^\d{4}-\d\d-\d\d$/, '${path} must be YYYY-MM-DD')
    .required();
const slug = () =>
  string()
    .matches(/^[a-z0-9][a-z0-9-]*$/, '${path} must be a slug')
    .required();
const words = () => array().of(word()).min(1).required();
const question = () => object({ question: word(), answer: word() });
const offer = { url: slug(), title: word(), text: word() };
/** `[opens, closes]`, or null on a closed day. */
const hours = () =>
  array()
    .of(
      string()
        .matches(/^([01]\d|2[0-3]):[0-5]\d$/, '${path} must be HH:MM')
        .required(),
    )
    .length(2)
    .nullable()
    .defined();

/** What each file of a host's texts must hold, row by row. */
export const textSchemas: Record<keyof HostTexts, ObjectSchema<object>> = {
  cities: object({
    alias: slug(),
    title: perhaps(),
    address: word(),
    hours: word(),
    week: array().of(hours()).length(7).required(),
    phone_header: word(),
    phone_skype: perhaps(),
    phone_item: word(),
    hotline: word(),
    transport: word(),
  }),
  menu: object({
    placement: mixed<number>().oneOf(Object.values(menuPlacements)).required(),
    url: string()
      .matches(/^(\/|https:\/\/)/, '${path} must be a path or an https address')
      .required(),
    title: word(),
  }),
  services: object({
    url: slug(),
    title: word(),
    preview: word(),
    text: word(),
    steps: array()
      .of(object({ title: word(), text: word() }))
      .min(1)
      .required(),
    papers: words(),
    terms: words(),
    questions: array().of(question()).min(1).required(),
  }),
  videos: object({
    url: slug(),
    title: word(),
    description: word(),
    date: day(),
    seconds: number().integer().positive().required(),
    transcript: array().of(word()).defined(),
  }),
  terms: object({ key: slug(), term: word(), definition: word() }),
  documents: object({
    city: slug(),
    title: word(),
    type: mixed().oneOf(['pdf']).required(),
    date: day(),
  }),
  faq: question(),
  messages: object({ text: word() }),
  reviews: object({
    author: word(),
    city: slug(),
    date: day(),
    rating: number().integer().min(1).max(5).required(),
    text: word(),
  }),
  actions: object(offer),
  advantages: object({ title: word(), text: word(), icon: word() }),
  specials: object({
    ...offer,
    catalogType: mixed()
      .oneOf([...catalogTypes])
      .required(),
  }),
  seo: object({ city: slug(), path: word(), title: word(), description: word(), text: word() }),
};

/** Front matter of an article. */
export const frontMatterSchema = object({
  title: word(),
  preview: word(),
  date: day(),
  main: boolean().required(),
});
