import { catalogs, type CatalogType } from '../../../src/config/catalogs';
import { hostCodes, type HostCode } from '../../../src/config/hosts';
import {
  availabilityStatuses,
  availableStatuses,
  conditions,
  equipments,
} from '../../../src/config/item-labels';
import { type ItemFilter } from '../../../src/contract/filters';
import { type Availability, type SingleAttribute, type Stock, type StockList } from './stock';

/** What a part of a filter narrows; the options of that part are counted without it. */
export type FilterPart =
  | SingleAttribute
  | 'host'
  | 'availability'
  | 'stones'
  | 'specials'
  | 'condition'
  | 'equipment'
  | 'price'
  | 'diameter'
  | 'discount'
  | 'vip'
  | 'search'
  | 'published';

export type RowTest = (row: number) => boolean;

/** Which availability counts: chosen cities (else those of the host), statuses chosen or available. */
export interface AvailabilityRules {
  isCity: (cityId: number) => boolean;
  isStatus: (status: number) => boolean;
  isListed: (cityId: number) => boolean;
  /** The statuses that count, as bits. */
  statusMask: number;
  areCitiesChosen: boolean;
  /** No availability is asked for: an archive shows what is gone. */
  isFree: boolean;
}

export function availabilityRulesOf(
  stock: Stock,
  host: HostCode,
  catalogType: CatalogType,
  filter: ItemFilter,
): AvailabilityRules {
  const listed = stock.listedCities[host];
  const cities = chosen(filter['cities[]']);
  const named = filter['statuses_income[]'];
  const isAvailableAsked = filter.available === 1 && !catalogs[catalogType].isArchive;
  // Who asks for sold items gets them, whatever `available` says.
  const asked = named?.length ? named : isAvailableAsked ? availableStatuses : undefined;
  const statusMask = (asked ?? availabilityStatuses).reduce(
    (mask, status) => mask | (1 << availabilityStatuses.indexOf(status)),
    0,
  );
  return {
    isCity: (cityId) => listed.has(cityId) && (cities === null || cities.has(cityId)),
    isStatus: (status) => (statusMask & (1 << status)) !== 0,
    isListed: (cityId) => listed.has(cityId),
    statusMask,
    areCitiesChosen: cities !== null,
    isFree: cities === null && asked === undefined,
  };
}

/** One test for each part that the filter narrows; an item is listed when it passes all. */
export function rowTestsOf(
  list: StockList,
  host: HostCode,
  availability: AvailabilityRules,
  filter: ItemFilter,
  foundIds: ReadonlySet<number> | null,
): Map<FilterPart, RowTest> {
  const tests = new Map<FilterPart, RowTest>();
  const hostBit = 1 << hostCodes.indexOf(host);
  tests.set('host', (row) => ((list.hostMask[row] ?? 0) & hostBit) !== 0);

  const singles: [SingleAttribute, number[] | undefined][] = [
    ['brandId', filter['brands[]']],
    ['collectionId', [filter['collection[]'] ?? [], filter['collections[]'] ?? []].flat()],
    ['bodyFormId', filter['body_forms[]']],
    ['bodyMaterialId', filter['body_materials_for_filter[]']],
    ['genderId', filter['genders[]']],
    ['typeId', filter['types[]']],
  ];
  for (const [part, ids] of singles) {
    const wanted = chosen(ids);
    const column = list.single[part];
    if (wanted) tests.set(part, (row) => wanted.has(column[row] ?? 0));
  }

  const stones = chosen(filter['insertions[]']);
  if (stones) tests.set('stones', (row) => hasAny(list.stones[row], stones));
  const specials = chosen(filter['specials[]']);
  if (specials) tests.set('specials', (row) => hasAny(list.specials[row], specials));
  const wantedConditions = chosen(filter['statuses_used[]']?.map((one) => conditions.indexOf(one)));
  if (wantedConditions) {
    tests.set('condition', (row) => wantedConditions.has(list.condition[row] ?? 0));
  }
  const wantedEquipment = chosen(filter['equipment[]']?.map((one) => equipments.indexOf(one)));
  if (wantedEquipment) {
    tests.set('equipment', (row) => wantedEquipment.has(list.equipment[row] ?? 0));
  }
  if (!availability.isFree) tests.set('availability', availabilityTest(list, host, availability));
  addRange(tests, 'price', list.hostPrice[host], filter.price_from, filter.price_to);
  addRange(tests, 'diameter', list.diameter, filter.diametr_from, filter.diametr_to);
  if (filter.price_with_discount) tests.set('discount', (row) => list.hasDiscount[row] === 1);
  if (filter.is_vip) tests.set('vip', (row) => list.isVip[row] === 1);
  const after = filter.published_after?.getTime();
  if (after !== undefined) tests.set('published', (row) => (list.datePublish[row] ?? 0) > after);
  if (foundIds) tests.set('search', (row) => foundIds.has(list.id[row] ?? 0));
  return tests;
}

function availabilityTest(
  list: StockList,
  host: HostCode,
  availability: AvailabilityRules,
): RowTest {
  const masks = list.statusMask[host];
  const isSomewhere: RowTest = (row) => ((masks[row] ?? 0) & availability.statusMask) !== 0;
  if (!availability.areCitiesChosen) return isSomewhere;
  const counts = ({ cityId, status }: Availability) =>
    availability.isCity(cityId) && availability.isStatus(status);
  return (row) => isSomewhere(row) && (list.availability[row]?.some(counts) ?? false);
}

/** What has no price or diameter is in no range. */
function addRange(
  tests: Map<FilterPart, RowTest>,
  part: FilterPart,
  column: Float64Array,
  from = 0,
  to = Infinity,
): void {
  if (from === 0 && to === Infinity) return;
  tests.set(part, (row) => {
    const value = column[row] ?? 0;
    return value > 0 && value >= from && value <= to;
  });
}

/** Null where nothing is chosen. */
function chosen(values: readonly number[] | undefined): ReadonlySet<number> | null {
  return values?.length ? new Set(values) : null;
}

function hasAny(values: readonly number[] | undefined, wanted: ReadonlySet<number>): boolean {
  return values?.some((value) => wanted.has(value)) ?? false;
}
