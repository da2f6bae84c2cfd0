import { type FastifyInstance } from 'fastify';
import {
  allFilterOptions,
  filterNames,
  filterOptions,
  filterPrices,
  type FilterName,
  type OptionAnswer,
} from '../../../src/contract/filters';
import { languageOf, type HostCode } from '../../../src/config/hosts';
import { availabilityStatuses, conditions } from '../../../src/config/item-labels';
import { type Facets } from '../catalogue/facets';
import { countFacets } from '../catalogue/find';
import { type Database } from '../db/connect';
import {
  brandOptions,
  cityOptions,
  collectionOptions,
  lookupOptions,
  specialOptions,
  type OptionTitle,
} from '../db/repositories/option-titles';
import { type Dependencies } from '../dependencies';
import { notFound } from '../http/failure';
import { serve, type CallOf } from '../http/serve';
import { labelWords, type LabelWords } from '../catalogue/label-texts';
import { catalogTypeOf } from './catalog-type';

interface Choices {
  db: Database;
  host: HostCode;
  facets: Facets;
  filter: CallOf<typeof filterOptions>['query'];
}

/** Every option list of spec §7; what is chosen stays listed even when it leads to nothing. */
const lists: Record<FilterName, (choices: Choices) => Promise<OptionAnswer[]>> = {
  brands: async ({ db, host, facets, filter }) => {
    const titles = await brandOptions(db, host);
    const options = rowOptions(titles, facets.single.brandId, filter['brands[]']);
    // The sort is stable: within each group the brands stay in the order of their titles.
    if (filter.grouped) options.sort((one, other) => +other.is_popular - +one.is_popular);
    return options;
  },
  collections: async ({ db, facets, filter }) =>
    rowOptions(await collectionOptions(db), facets.single.collectionId, filter['collection[]']),
  cities: async ({ db, host, facets, filter }) =>
    rowOptions(await cityOptions(db, host), facets.cities, filter['cities[]']),
  genders: async ({ db, host, facets, filter }) =>
    rowOptions(
      await lookupOptions(db, host, 'gender'),
      facets.single.genderId,
      filter['genders[]'],
    ),
  'body-forms': async ({ db, host, facets, filter }) =>
    rowOptions(
      await lookupOptions(db, host, 'body_form'),
      facets.single.bodyFormId,
      filter['body_forms[]'],
    ),
  'body-materials-for-filter': async ({ db, host, facets, filter }) =>
    rowOptions(
      await lookupOptions(db, host, 'body_material'),
      facets.single.bodyMaterialId,
      filter['body_materials_for_filter[]'],
    ),
  types: async ({ db, host, facets, filter }) =>
    rowOptions(await lookupOptions(db, host, 'item_type'), facets.single.typeId, filter['types[]']),
  insertions: async ({ db, host, facets, filter }) =>
    rowOptions(await lookupOptions(db, host, 'stone'), facets.stones, filter['insertions[]']),
  'special-columns': async ({ db, host, facets, filter }) =>
    rowOptions(await specialOptions(db, host), facets.specials, filter['specials[]']),
  'status-used': ({ host, facets, filter }) =>
    Promise.resolve(labelOptions(host, conditions, facets.condition, filter['statuses_used[]'])),
  'status-income': ({ host, facets, filter }) =>
    Promise.resolve(
      labelOptions(host, availabilityStatuses, facets.status, filter['statuses_income[]']),
    ),
  vip: ({ host, facets, filter }) =>
    Promise.resolve(
      facets.vip > 0 || filter.is_vip
        ? [
            {
              id: '1',
              title: labelWords[languageOf(host)].vip,
              total: facets.vip,
              is_popular: false,
              url: '',
            },
          ]
        : [],
    ),
};

export function filterRoutes(api: FastifyInstance, dependencies: Dependencies): void {
  serve(api, filterPrices, async ({ host, param, query }) => {
    const catalogType = catalogTypeOf(param('catalogType'));
    const { price, diameter } = await countFacets(dependencies, {
      host,
      catalogType,
      filter: query,
    });
    return {
      data: {
        price_from: price?.from ?? null,
        price_to: price?.to ?? null,
        diametr_from: diameter?.from ?? null,
        diametr_to: diameter?.to ?? null,
      },
    };
  });

  serve(api, allFilterOptions, async ({ host, param, query }) => {
    const catalogType = catalogTypeOf(param('catalogType'));
    const facets = await countFacets(dependencies, { host, catalogType, filter: query });
    const choices = { db: dependencies.db, host, facets, filter: { ...query, grouped: true } };
    const options = await Promise.all(filterNames.map((name) => lists[name](choices)));
    return { data: filterNames.map((name, index) => ({ name, options: options[index] ?? [] })) };
  });

  serve(api, filterOptions, async ({ host, param, query }) => {
    const catalogType = catalogTypeOf(param('catalogType'));
    const name = param('name');
    if (!isFilterName(name)) throw notFound();
    const facets = await countFacets(dependencies, { host, catalogType, filter: query });
    return { data: await lists[name]({ db: dependencies.db, host, facets, filter: query }) };
  });
}

const isFilterName = (name: string): name is FilterName => filterNames.some((one) => one === name);

function rowOptions(
  titles: readonly OptionTitle[],
  counts: ReadonlyMap<number, number>,
  chosen: readonly number[] = [],
): OptionAnswer[] {
  return titles.flatMap(({ id, title, url, isPopular }) => {
    const total = counts.get(id) ?? 0;
    if (total === 0 && !chosen.includes(id)) return [];
    return [{ id: String(id), title, total, is_popular: isPopular, url }];
  });
}

function labelOptions<Label extends keyof LabelWords>(
  host: HostCode,
  labels: readonly Label[],
  counts: ReadonlyMap<number, number>,
  chosen: readonly Label[] = [],
): OptionAnswer[] {
  return labels.flatMap((label, place) => {
    const total = counts.get(place) ?? 0;
    if (total === 0 && !chosen.includes(label)) return [];
    return [
      { id: label, title: labelWords[languageOf(host)][label], total, is_popular: false, url: '' },
    ];
  });
}
