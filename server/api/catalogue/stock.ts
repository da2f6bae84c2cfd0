import { catalogTypes, type CatalogType } from '../../../src/config/catalogs';
import { hostCodes, hosts, type HostCode } from '../../../src/config/hosts';
import {
  availabilityStatuses,
  conditions,
  equipments,
  type AvailabilityStatus,
} from '../../../src/config/item-labels';
import { type StockItemRow } from '../db/repositories/stock-rows';
import { hostPrices, paidUsd } from './prices';

/** Where an item can be had; the status is its index in `availabilityStatuses`. */
export interface Availability {
  cityId: number;
  status: number;
}

/** Attributes of which an item has one or none (0). */
export const singleAttributes = [
  'brandId',
  'collectionId',
  'bodyFormId',
  'bodyMaterialId',
  'genderId',
  'typeId',
] as const;
export type SingleAttribute = (typeof singleAttributes)[number];

/**
 * The items of one list as columns: row `n` of each belongs to one item. Filters, counts and orders
 * over tens of thousands of items read numbers only; what a card shows comes from the database.
 */
export interface StockList {
  size: number;
  id: Int32Array;
  /** Row of an item by its id. */
  rowOf: ReadonlyMap<number, number>;
  single: Record<SingleAttribute, Int32Array>;
  /** Index in `conditions` and in `equipments`. */
  condition: Uint8Array;
  equipment: Uint8Array;
  /** Millimetres; 0 is none. */
  diameter: Float64Array;
  /** What a visitor pays, in whole US dollars; 0 is on request. */
  paidUsd: Int32Array;
  /** What a visitor pays, in whole units of the host's currency; 0 is on request. */
  hostPrice: Record<HostCode, Float64Array>;
  hasDiscount: Uint8Array;
  isVip: Uint8Array;
  popularity: Int32Array;
  datePublish: Float64Array;
  /** Bit n: the item has a text on the host n of `hostCodes`. */
  hostMask: Uint8Array;
  /** Bit n: in some city that the host lists, the item has the status n of `availabilityStatuses`. */
  statusMask: Record<HostCode, Uint8Array>;
  availability: (readonly Availability[])[];
  stones: (readonly number[])[];
  specials: (readonly number[])[];
}

export interface Stock {
  lists: Record<CatalogType, StockList>;
  /** Cities that each host lists, by id, in its order. */
  listedCities: Record<HostCode, ReadonlyMap<number, ListedCity>>;
  /** Titles of the options that items refer to, by id. */
  optionTitles: Record<HostCode, ReadonlyMap<number, string>>;
  /** What names an option in paths, by id. */
  optionKeys: ReadonlyMap<number, string>;
  /** Units of the host's currency for one US dollar. */
  unitsPerUsd: Partial<Record<HostCode, number>>;
}

export interface ListedCity {
  alias: string;
  title: string;
  /** Index in the host's order. */
  position: number;
}

export interface StockRows {
  items: readonly StockItemRow[];
  availability: readonly { itemId: number; cityId: number; status: AvailabilityStatus }[];
  stones: readonly { itemId: number; stoneId: number }[];
  specials: readonly { itemId: number; specialId: number }[];
  listedCities: readonly { host: HostCode; cityId: number; alias: string; title: string }[];
  optionTitles: readonly { host: HostCode; lookupId: number; title: string; key: string }[];
  rates: readonly { host: HostCode; unitsPerUsd: number }[];
}

/** What is priced in dollars needs nobody to say what a dollar costs. */
const dollarHosts = hostCodes.filter((host) => hosts[host].currency === 'USD');

export function stockOf(rows: StockRows): Stock {
  const availability = grouped(rows.availability, ({ cityId, status }): Availability => ({
    cityId,
    status: availabilityStatuses.indexOf(status),
  }));
  const stones = grouped(rows.stones, ({ stoneId }) => stoneId);
  const specials = grouped(rows.specials, ({ specialId }) => specialId);
  const listedCities = perName(
    hostCodes,
    (host) =>
      new Map(
        rows.listedCities
          .filter((city) => city.host === host)
          .map(({ cityId, alias, title }, position) => [cityId, { alias, title, position }]),
      ),
  );
  const optionTitles = perName(
    hostCodes,
    (host) =>
      new Map(
        rows.optionTitles
          .filter((option) => option.host === host)
          .map(({ lookupId, title }) => [lookupId, title]),
      ),
  );
  const rates = new Map([
    ...dollarHosts.map((host) => [host, 1] as const),
    ...rows.rates.map(({ host, unitsPerUsd }) => [host, unitsPerUsd] as const),
  ]);

  const listOf = (items: readonly StockItemRow[]): StockList => ({
    size: items.length,
    id: Int32Array.from(items, ({ id }) => id),
    rowOf: new Map(items.map(({ id }, row) => [id, row])),
    single: perName(singleAttributes, (name) => Int32Array.from(items, (item) => item[name] ?? 0)),
    condition: Uint8Array.from(items, (item) => conditions.indexOf(item.condition)),
    equipment: Uint8Array.from(items, (item) => equipments.indexOf(item.equipment)),
    diameter: Float64Array.from(items, (item) => item.diameter ?? 0),
    paidUsd: Int32Array.from(items, (item) => paidUsd(item) ?? 0),
    hostPrice: perName(hostCodes, (host) =>
      Float64Array.from(items, (item) => paidPrice(item, rates.get(host))),
    ),
    hasDiscount: Uint8Array.from(items, (item) => Number(item.priceWithDiscountUsd !== null)),
    isVip: Uint8Array.from(items, (item) => Number(item.isVip)),
    popularity: Int32Array.from(items, (item) => item.popularity),
    datePublish: Float64Array.from(items, (item) => item.datePublish.getTime()),
    hostMask: Uint8Array.from(items, (item) => item.hostMask),
    statusMask: perName(hostCodes, (host) =>
      Uint8Array.from(items, ({ id }) => maskOf(availability.get(id) ?? [], listedCities[host])),
    ),
    availability: items.map(({ id }) => availability.get(id) ?? []),
    stones: items.map(({ id }) => stones.get(id) ?? []),
    specials: items.map(({ id }) => specials.get(id) ?? []),
  });

  return {
    lists: perName(catalogTypes, (type) =>
      listOf(rows.items.filter(({ catalogType }) => catalogType === type)),
    ),
    listedCities,
    optionTitles,
    optionKeys: new Map(rows.optionTitles.map(({ lookupId, key }) => [lookupId, key])),
    unitsPerUsd: Object.fromEntries(rates),
  };
}

function paidPrice(item: StockItemRow, unitsPerUsd: number | undefined): number {
  const { price, priceWithDiscount } = hostPrices(item, unitsPerUsd ?? null);
  return priceWithDiscount ?? price ?? 0;
}

function maskOf(
  availability: readonly Availability[],
  listed: ReadonlyMap<number, unknown>,
): number {
  let mask = 0;
  for (const { cityId, status } of availability) if (listed.has(cityId)) mask |= 1 << status;
  return mask;
}

function grouped<Row extends { itemId: number }, Value>(
  rows: readonly Row[],
  valueOf: (row: Row) => Value,
): Map<number, Value[]> {
  const groups = new Map<number, Value[]>();
  for (const row of rows) {
    const group = groups.get(row.itemId);
    if (group) group.push(valueOf(row));
    else groups.set(row.itemId, [valueOf(row)]);
  }
  return groups;
}

function perName<Name extends string, Value>(
  names: readonly Name[],
  valueOf: (name: Name) => Value,
): Record<Name, Value> {
  return Object.fromEntries(names.map((name) => [name, valueOf(name)])) as Record<Name, Value>;
}
