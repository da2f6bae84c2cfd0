import { optional, type InferOutput } from 'valibot';
import { catalogTypes, itemKinds, type CatalogType } from '../config/catalogs';
import { defineEndpoint } from './endpoint';
import { itemCardAnswer, toItemCard, type ItemCard } from './items';
import { choiceList, queryOf, textParam } from './query';
import {
  count,
  filledText,
  id,
  listOf,
  oneOf,
  nullablePicture,
  shape,
  slug,
  text,
  type Picture,
} from './wire';

const offerAnswer = shape({
  id: id(),
  url: slug(),
  title: filledText(),
  text: text(),
  image_preview: nullablePicture(),
});

export type Offer = ReturnType<typeof toOffer>;

export function toOffer(wire: InferOutput<typeof offerAnswer>) {
  return {
    id: wire.id,
    url: wire.url,
    title: wire.title,
    text: wire.text,
    cover: wire.image_preview,
  };
}

const specialAnswer = shape({
  ...offerAnswer.entries,
  catalog_type: oneOf<CatalogType>(catalogTypes),
});

export interface Special extends Offer {
  catalogType: CatalogType;
}

/** Spec §7: GET specials, optionally with product_types[]={type}. */
export const specials = defineEndpoint({
  method: 'GET',
  path: '/specials',
  summary: 'Special offers, for all kinds of items or some.',
  query: queryOf({ 'product_types[]': choiceList(itemKinds) }),
  answer: shape({ data: listOf(specialAnswer) }),
  reshape: (wire): Special[] =>
    wire.data.map((special) => ({ ...toOffer(special), catalogType: special.catalog_type })),
});

export const specialDetail = defineEndpoint({
  method: 'GET',
  path: '/specials/show/:url',
  summary: 'A special offer with its items.',
  answer: shape({ data: shape({ ...specialAnswer.entries, items: listOf(itemCardAnswer) }) }),
  reshape: ({ data }): Special & { items: ItemCard[] } => ({
    ...toOffer(data),
    catalogType: data.catalog_type,
    items: data.items.map(toItemCard),
  }),
});

/** Spec §7: units of the day. */
export const daily = defineEndpoint({
  method: 'GET',
  path: '/daily',
  summary: 'Units of the day.',
  answer: shape({ data: listOf(itemCardAnswer) }),
  reshape: (wire): ItemCard[] => wire.data.map(toItemCard),
});

export const dailyDetail = defineEndpoint({
  method: 'GET',
  path: '/daily/show/:url',
  summary: 'One unit of the day.',
  answer: shape({ data: itemCardAnswer }),
  reshape: (wire): ItemCard => toItemCard(wire.data),
});

/** Spec §7: pawnshop actions. */
export const actions = defineEndpoint({
  method: 'GET',
  path: '/discount',
  summary: 'Pawnshop actions.',
  answer: shape({ data: listOf(offerAnswer) }),
  reshape: (wire): Offer[] => wire.data.map(toOffer),
});

/** Spec §2: `/discount/show/3` is an important message. */
export const actionDetail = defineEndpoint({
  method: 'GET',
  path: '/discount/show/:id',
  summary: 'One pawnshop action by its id.',
  answer: shape({ data: offerAnswer }),
  reshape: (wire): Offer => toOffer(wire.data),
});

const advantageAnswer = shape({
  id: id(),
  title: filledText(),
  text: text(),
  /** Name of a drawing, e.g. `shield`. */
  icon: filledText(),
});
export type Advantage = InferOutput<typeof advantageAnswer>;

export const advantages = defineEndpoint({
  method: 'GET',
  path: '/advantages',
  summary: 'Why people come to the house.',
  answer: shape({ data: listOf(advantageAnswer) }),
  reshape: (wire): Advantage[] => wire.data,
});

/** A type of watches with its list, under a name. */
export interface PopularCategory {
  /** Of the item type. */
  id: number;
  /** Path segment of its page. */
  url: string;
  title: string;
  catalogType: CatalogType;
  /** The same list as a filter of its catalogue: a query. */
  query: string;
  total: number;
  cover: Picture | null;
}

/** Popular categories of watches: their types, most items first (spec §7 "clock category"). */
export const clockCategories = defineEndpoint({
  method: 'GET',
  path: '/clock-categories',
  summary: 'Popular categories of watches, each a filtered list.',
  query: queryOf({ type: optional(textParam(40)) }),
  answer: shape({
    data: listOf(
      shape({
        id: id(),
        url: slug(),
        title: filledText(),
        catalog_type: oneOf<CatalogType>(catalogTypes),
        /** The same list as a filter of its catalogue: a query. */
        query: text(),
        total: count(),
        image_preview: nullablePicture(),
      }),
    ),
  }),
  reshape: (wire): PopularCategory[] =>
    wire.data.map(({ catalog_type, image_preview, ...category }) => ({
      ...category,
      catalogType: catalog_type,
      cover: image_preview,
    })),
});
