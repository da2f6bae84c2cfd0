import { type InferOutput } from 'valibot';
import { catalogs } from '../../../src/config/catalogs';
import { type HostCode } from '../../../src/config/hosts';
import { availabilityStatuses } from '../../../src/config/item-labels';
import { type itemAnswer, type itemCardAnswer } from '../../../src/contract/items';
import { type Titled } from '../../../src/contract/wire';
import { cardAddress, type Card } from '../cards/card';
import { itemCard } from '../cards/page-cards';
import { type Stock } from '../catalogue/stock';
import { type ListedItem } from '../db/repositories/items';
import { type Dependencies } from '../dependencies';
import { pictureAnswer } from '../pictures/pictures-of';
import { hostPrices } from '../catalogue/prices';

/** What every item of one answer has in common. */
export interface AnswerContext {
  host: HostCode;
  stock: Stock;
  /** Null while the host has no rate: prices in its currency are on request until then. */
  unitsPerUsd: number | null;
  publicUrl: string;
}

export async function answerContext(
  { stock, publicUrl }: Pick<Dependencies, 'stock' | 'publicUrl'>,
  host: HostCode,
): Promise<AnswerContext> {
  const current = await stock.current();
  const unitsPerUsd = current.unitsPerUsd[host] ?? null;
  return { host, stock: current, unitsPerUsd, publicUrl: publicUrl() };
}

/** What a card of a list shows. */
export function toCardAnswer(
  item: ListedItem,
  context: AnswerContext,
): InferOutput<typeof itemCardAnswer> {
  const { unitsPerUsd, publicUrl } = context;
  const { kind } = catalogs[item.catalogType];
  const { price, priceWithDiscount } = hostPrices(item, unitsPerUsd);
  return {
    id: item.id,
    url: item.url,
    kind,
    catalog_type: item.catalogType,
    title: item.title,
    brand: item.brand,
    model: item.model,
    reference: item.reference,
    year: item.year,
    diameter: item.diameter,
    body_material: optionOf(item.bodyMaterialId, context),
    price,
    price_with_discount: priceWithDiscount,
    price_usd: item.priceUsd,
    price_on_request: price === null,
    tags: item.tags,
    availability: availabilityOf(item, context),
    // A photo that nobody has described is named after its item.
    pictures: item.pictures.map((picture) =>
      pictureAnswer(picture, picture.alt ?? item.title, publicUrl),
    ),
    date_publish: item.datePublish.toISOString(),
  };
}

export function toItemAnswer(
  item: ListedItem,
  context: AnswerContext,
): InferOutput<typeof itemAnswer> {
  return {
    ...toCardAnswer(item, context),
    social_card: cardAddress('items', item.id, cardOfItem(item, context), context.publicUrl),
    // A discount that rounding swallowed on the host is none in dollars either.
    price_with_discount_usd: discountOf(item, context),
    collection: item.collection,
    body_form: optionOf(item.bodyFormId, context),
    made_in: optionOf(item.madeInId, context)?.title ?? null,
    gender: optionOf(item.genderId, context),
    type: typeOf(item.typeId, context),
    insertions: stonesOf(item, context),
    equipment: item.equipment,
    condition: item.condition,
    description: item.description,
  };
}

/** What the item's social card shows: its price is that of this answer. */
export function cardOfItem(item: ListedItem, context: AnswerContext): Card {
  const { price, priceWithDiscount } = hostPrices(item, context.unitsPerUsd);
  return itemCard(context.host, {
    ...item,
    price: priceWithDiscount ?? price,
    availability: availabilityOf(item, context),
  });
}

function discountOf(item: ListedItem, { unitsPerUsd }: AnswerContext): number | null {
  const { priceWithDiscount } = hostPrices(item, unitsPerUsd);
  return priceWithDiscount === null ? null : item.priceWithDiscountUsd;
}

function optionOf(id: number | null, { host, stock }: AnswerContext): Titled | null {
  const title = id === null ? undefined : stock.optionTitles[host].get(id);
  return id === null || title === undefined ? null : { id, title };
}

function typeOf(id: number | null, context: AnswerContext) {
  const option = optionOf(id, context);
  const url = id === null ? undefined : context.stock.optionKeys.get(id);
  return option && url !== undefined ? { ...option, url } : null;
}

function stonesOf(item: ListedItem, context: AnswerContext): Titled[] {
  const list = context.stock.lists[item.catalogType];
  const row = list.rowOf.get(item.id);
  const stones = row === undefined ? [] : (list.stones[row] ?? []);
  // One order whatever the database gives: the build compares answers.
  return stones.toSorted((one, other) => one - other).flatMap((id) => optionOf(id, context) ?? []);
}

/** In the host's order of cities; a city that the host does not list is left out. */
function availabilityOf({ id, catalogType }: ListedItem, { host, stock }: AnswerContext) {
  const list = stock.lists[catalogType];
  const row = list.rowOf.get(id);
  const places = row === undefined ? [] : (list.availability[row] ?? []);
  return places
    .flatMap(({ cityId, status }) => {
      const city = stock.listedCities[host].get(cityId);
      const label = availabilityStatuses[status];
      return city && label ? [{ city, label }] : [];
    })
    .sort((one, other) => one.city.position - other.city.position)
    .map(({ city, label }) => ({ city_alias: city.alias, city_title: city.title, status: label }));
}
