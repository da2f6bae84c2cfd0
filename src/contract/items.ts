import type { InferType } from 'yup';
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
  text,
  type Picture,
  type Titled,
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

export const itemAnswer = itemCardAnswer.shape({
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
});

type ItemCardAnswer = InferType<typeof itemCardAnswer>;
type ItemAnswer = InferType<typeof itemAnswer>;

export interface CityAvailability {
  cityAlias: string;
  cityTitle: string;
  status: AvailabilityStatus;
}

/** What changes while a page stands: refreshed after hydration. */
export interface LiveOffer {
  /** Whole units of the host's currency; null when the price is on request. */
  price: number | null;
  priceWithDiscount: number | null;
  priceUsd: number | null;
  isPriceOnRequest: boolean;
  availability: CityAvailability[];
}

export interface ItemCard extends LiveOffer {
  id: number;
  url: string;
  kind: ItemKind;
  catalogType: CatalogType;
  title: string;
  brand: Titled & { url: string };
  model: string | null;
  reference: string | null;
  year: number | null;
  /** Millimetres. */
  diameter: number | null;
  bodyMaterial: Titled | null;
  tags: ItemTag[];
  pictures: Picture[];
  datePublish: string;
}

export interface Item extends ItemCard {
  /** Whole US dollars; null without a discount. */
  priceWithDiscountUsd: number | null;
  collection: (Titled & { url: string }) | null;
  bodyForm: Titled | null;
  madeIn: string | null;
  gender: Titled | null;
  type: (Titled & { url: string }) | null;
  insertions: Titled[];
  equipment: Equipment;
  condition: Condition;
  description: string;
}

export function toItemCard(wire: ItemCardAnswer): ItemCard {
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

export function toItem(wire: ItemAnswer): Item {
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
