import { type FastifyInstance } from 'fastify';
import { catalogs, isCatalogType, isItemKind } from '../../../src/config/catalogs';
import { type HostCode } from '../../../src/config/hosts';
import { itemDetail } from '../../../src/contract/items';
import { fullListing, listing, type SortField } from '../../../src/contract/listing';
import { findUnitsPerUsd } from '../db/repositories/currency-rates';
import {
  countItems,
  findItem,
  listItems,
  type ItemWithAvailability,
} from '../db/repositories/items';
import { type Dependencies } from '../dependencies';
import { notFound } from '../failure';
import { paginateData } from '../paginate';
import { itemPictures } from '../pictures-of';
import { hostPrices } from '../prices';
import { answering, castQuery, serve, type Ask } from '../serve';

interface ListingQuery {
  page: number;
  per_page: number;
  'brands[]'?: number[];
  sortBy: SortField;
  direction: 'asc' | 'desc';
  available: 0 | 1;
}

export function itemRoutes(api: FastifyInstance, { db, publicUrl }: Dependencies): void {
  const pageOf = async ({ host, param, query }: Ask<unknown>) => {
    const catalogType = param('catalogType');
    if (!isCatalogType(catalogType)) throw notFound('Catalogue');
    const asked = query as ListingQuery;
    const selection = {
      host,
      catalogType,
      brands: asked['brands[]'],
      available: asked.available === 1,
      sortBy: asked.sortBy,
      direction: asked.direction,
      limit: asked.per_page,
      offset: (asked.page - 1) * asked.per_page,
    };
    return {
      rows: await listItems(db, selection),
      unitsPerUsd: await findUnitsPerUsd(db, host),
      paginate_data: paginateData(await countItems(db, selection), asked.per_page),
    };
  };

  const cards = answering(listing, async (ask) => {
    const { rows, unitsPerUsd, paginate_data } = await pageOf(ask);
    const items = rows.map((row) => toCard(row, ask.host, unitsPerUsd, publicUrl()));
    return { items, paginate_data };
  });
  const wholeItems = answering(fullListing, async (ask) => {
    const { rows, unitsPerUsd, paginate_data } = await pageOf(ask);
    const items = rows.map((row) => toWhole(row, ask.host, unitsPerUsd, publicUrl()));
    return { items, paginate_data };
  });
  // Two endpoints share the path; `view` says which one is meant.
  api.get(listing.path, (request) => {
    const { view } = request.query as { view?: unknown };
    if (view === undefined) return cards(request);
    castQuery(fullListing, request.query);
    return wholeItems(request);
  });

  serve(api, itemDetail, async ({ host, param }) => {
    const kind = param('kind');
    const item = isItemKind(kind) && (await findItem(db, host, kind, param('url')));
    if (!item) throw notFound('Item');
    return { data: toWhole(item, host, await findUnitsPerUsd(db, host), publicUrl()) };
  });
}

function toCard(row: ItemWithAvailability, host: HostCode, unitsPerUsd: number, publicUrl: string) {
  const { kind } = catalogs[row.catalogType];
  const { price, priceWithDiscount } = hostPrices(row, unitsPerUsd);
  return {
    id: row.id,
    url: row.url,
    kind,
    catalog_type: row.catalogType,
    title: row.title,
    brand: row.brand,
    model: row.model,
    reference: row.reference,
    year: row.year,
    diameter: row.diameter,
    body_material: row.bodyMaterial,
    price,
    price_with_discount: priceWithDiscount,
    price_usd: row.priceUsd,
    price_on_request: row.priceUsd === null,
    tags: row.tags,
    availability: row.availability.map(({ cityAlias, cityTitle, status }) => ({
      city_alias: cityAlias,
      city_title: cityTitle,
      status,
    })),
    pictures: itemPictures(
      { url: row.url, kind, look: row.look, title: row.title },
      host,
      publicUrl,
    ),
    date_publish: row.datePublish.toISOString(),
  };
}

function toWhole(
  row: ItemWithAvailability,
  host: HostCode,
  unitsPerUsd: number,
  publicUrl: string,
) {
  return {
    ...toCard(row, host, unitsPerUsd, publicUrl),
    collection: row.collection,
    body_form: row.bodyForm,
    made_in: row.madeIn?.title ?? null,
    gender: row.gender,
    type: row.type,
    equipment: row.equipment,
    condition: row.condition,
    description: row.description,
  };
}
