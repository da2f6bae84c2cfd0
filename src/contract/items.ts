import type { InferOutput } from 'valibot';
import { catalogTypes, itemKinds, type CatalogType, type ItemKind } from '../config/catalogs';
import {
  availabilityStatuses,
  conditions,
  equipments,
  itemTags,
  type AvailabilityStatus,
  type Condition,
  type Equipment,
  type ItemTag,
} from '../config/item-labels';
import { defineEndpoint } from './endpoint';
import {
  filledText,
  flag,
  id,
  instant,
  listOf,
  nullableAmount,
  nullableShape,
  nullableText,
  nullableTitled,
  oneOf,
  picture,
  shape,
  slug,
  socialCard,
  text,
} from './wire';

/** What a card of a list shows. */
export const itemCardAnswer = shape({
  id: id(),
  url: slug(),
  kind: oneOf<ItemKind>(itemKinds),
  catalog_type: oneOf<CatalogType>(catalogTypes),
  title: filledText(),
  brand: shape({ id: id(), url: slug(), title: filledText() }),
  model: nullableText(),
  reference: nullableText(),
  year: nullableAmount(),
  /** Millimetres. */
  diameter: nullableAmount(),
  body_material: nullableTitled(),
  /** Whole units of the host's currency; null when the price is on request. */
  price: nullableAmount(),
  price_with_discount: nullableAmount(),
  price_usd: nullableAmount(),
  price_on_request: flag(),
  tags: listOf(oneOf<ItemTag>(itemTags)),
  availability: listOf(
    shape({
      city_alias: slug(),
      city_title: filledText(),
      status: oneOf<AvailabilityStatus>(availabilityStatuses),
    }),
  ),
  pictures: listOf(picture()),
  date_publish: instant(),
});

export const itemAnswer = shape({
  ...itemCardAnswer.entries,
  /** Whole US dollars; null without a discount. */
  price_with_discount_usd: nullableAmount(),
  collection: nullableShape({ id: id(), url: slug(), title: filledText() }),
  body_form: nullableTitled(),
  made_in: nullableText(),
  gender: nullableTitled(),
  /** What it is: a ring, a bag; of a watch, how it is wound. `url` names its category's page. */
  type: nullableShape({ id: id(), url: slug(), title: filledText() }),
  /** Stones set in it. */
  insertions: listOf(shape({ id: id(), title: filledText() })),
  equipment: oneOf<Equipment>(equipments),
  condition: oneOf<Condition>(conditions),
  description: text(),
  social_card: socialCard(),
});

/** What a card of a list shows, in our names. */
export type ItemCard = ReturnType<typeof toItemCard>;
export type CityAvailability = ItemCard['availability'][number];

/** What changes while a page stands: refreshed after hydration. */
export type LiveOffer = Pick<
  ItemCard,
  'price' | 'priceWithDiscount' | 'priceUsd' | 'isPriceOnRequest' | 'availability'
>;

export type Item = ReturnType<typeof toItem>;

export function toItemCard(wire: InferOutput<typeof itemCardAnswer>) {
  return {
    id: wire.id,
    url: wire.url,
    kind: wire.kind,
    catalogType: wire.catalog_type,
    title: wire.title,
    brand: wire.brand,
    model: wire.model,
    reference: wire.reference,
    year: wire.year,
    diameter: wire.diameter,
    bodyMaterial: wire.body_material,
    price: wire.price,
    priceWithDiscount: wire.price_with_discount,
    priceUsd: wire.price_usd,
    isPriceOnRequest: wire.price_on_request,
    tags: wire.tags,
    availability: wire.availability.map(({ city_alias, city_title, status }) => ({
      cityAlias: city_alias,
      cityTitle: city_title,
      status,
    })),
    pictures: wire.pictures,
    datePublish: wire.date_publish,
  };
}

export function toItem(wire: InferOutput<typeof itemAnswer>) {
  return {
    ...toItemCard(wire),
    priceWithDiscountUsd: wire.price_with_discount_usd,
    collection: wire.collection,
    bodyForm: wire.body_form,
    madeIn: wire.made_in,
    gender: wire.gender,
    type: wire.type,
    insertions: wire.insertions,
    equipment: wire.equipment,
    condition: wire.condition,
    description: wire.description,
    socialCard: wire.social_card,
  };
}

/** One item, current or archived; 404 when the backend does not know it. */
export const itemDetail = defineEndpoint({
  method: 'GET',
  path: '/detailPage/:kind/:url',
  summary: 'One item, current or archived.',
  answer: shape({ data: itemAnswer }),
  reshape: (wire): Item => toItem(wire.data),
});
