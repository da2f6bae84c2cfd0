import { type InferType } from 'yup';
import { catalogs } from '../../../src/config/catalogs';
import { type HostCode } from '../../../src/config/hosts';
import { type itemAnswer, type itemCardAnswer } from '../../../src/contract/items';
import { findUnitsPerUsd } from '../db/repositories/currency-rates';
import { type ListedItem } from '../db/repositories/items';
import { type Dependencies } from '../dependencies';
import { itemPictures } from '../pictures-of';
import { hostPrices } from '../prices';

/** What every item of one answer has in common. */
export interface AnswerContext {
  host: HostCode;
  unitsPerUsd: number;
  publicUrl: string;
}

export async function answerContext(
  { db, publicUrl }: Dependencies,
  host: HostCode,
): Promise<AnswerContext> {
  return { host, unitsPerUsd: await findUnitsPerUsd(db, host), publicUrl: publicUrl() };
}

/** What a card of a list shows. */
export function toCardAnswer(
  item: ListedItem,
  { host, unitsPerUsd, publicUrl }: AnswerContext,
): InferType<typeof itemCardAnswer> {
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
    body_material: item.bodyMaterial,
    price,
    price_with_discount: priceWithDiscount,
    price_usd: item.priceUsd,
    price_on_request: item.priceUsd === null,
    tags: item.tags,
    availability: item.availability.map(({ cityAlias, cityTitle, status }) => ({
      city_alias: cityAlias,
      city_title: cityTitle,
      status,
    })),
    pictures: itemPictures({ ...item, kind }, host, publicUrl),
    date_publish: item.datePublish.toISOString(),
  };
}

export function toItemAnswer(
  item: ListedItem,
  context: AnswerContext,
): InferType<typeof itemAnswer> {
  return {
    ...toCardAnswer(item, context),
    collection: item.collection,
    body_form: item.bodyForm,
    made_in: item.madeIn?.title ?? null,
    gender: item.gender,
    type: item.type,
    equipment: item.equipment,
    condition: item.condition,
    description: item.description,
  };
}
