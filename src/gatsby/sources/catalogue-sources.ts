import { catalogTypes, type CatalogType } from '../../config/catalogs';
import { brandStories } from '../../contract/brands';
import { parseAnswer, urlFor } from '../../contract/endpoint';
import { allFilterOptions } from '../../contract/filters';
import { fullListing } from '../../contract/listing';
import {
  actions,
  advantages,
  clockCategories,
  daily,
  specialDetail,
  specials,
  type Special,
} from '../../contract/offers';
import { salesSummaries } from '../../contract/sales';
import { typesetFields } from '../text/typeset';
import * as nodes from './catalogue-nodes';
import { toItemNode } from './item-node';
import { by, detailedSource, pagination, perPage, source, type Reading } from './source';

/** A shop without a single current watch is a broken answer; other lists may run out. */
const neverEmpty: readonly CatalogType[] = ['clocks_today'];

/** What is sold: makers, items, offers. */
export function catalogueSources({ code, base, clean }: Reading) {
  return [
    source(code, {
      rootKey: 'Brand',
      required: true,
      url: urlFor(brandStories, base),
      parse: by(brandStories),
      toNode: nodes.toBrandNode(clean),
    }),
    source(code, {
      rootKey: 'PawnshopAction',
      imageKeys: ['cover'],
      url: urlFor(actions, base),
      parse: by(actions),
      toNode: typesetFields(nodes.toActionNode, 'text'),
    }),
    source(code, {
      rootKey: 'Advantage',
      url: urlFor(advantages, base),
      parse: by(advantages),
      toNode: typesetFields(nodes.toAdvantageNode, 'text'),
    }),
    detailedSource(code, {
      rootKey: 'SpecialOffer',
      imageKeys: ['cover'],
      url: urlFor(specials, base),
      parse: by(specials),
      details: {
        url: ({ url }: Special) => urlFor(specialDetail, base, { params: { url } }),
        parse: by(specialDetail),
      },
      toNode: typesetFields(nodes.toSpecialNode, 'text'),
    }),
    source(code, {
      rootKey: 'PopularCategory',
      imageKeys: ['cover'],
      url: urlFor(clockCategories, base),
      parse: by(clockCategories),
      toNode: nodes.toPopularCategoryNode,
    }),
    source(code, {
      rootKey: 'UnitOfTheDay',
      url: urlFor(daily, base),
      parse: by(daily),
      toNode: nodes.toUnitOfTheDayNode,
    }),
    source(code, {
      rootKey: 'SalesSummary',
      url: urlFor(salesSummaries, base),
      parse: by(salesSummaries),
      toNode: nodes.toSalesSummaryNode,
    }),
    ...catalogTypes.map((catalogType) =>
      source(code, {
        rootKey: 'FilterWords',
        // What is sold keeps its words: an option may come back with the next item.
        url: urlFor(allFilterOptions, base, { params: { catalogType }, query: { available: 0 } }),
        parse: (body, url) => [
          { id: catalogType, filters: parseAnswer(allFilterOptions, body, url) },
        ],
        toNode: nodes.toFilterWordsNode,
      }),
    ),
    ...catalogTypes.map((catalogType) =>
      source(code, {
        rootKey: 'Item',
        required: neverEmpty.includes(catalogType),
        imageKeys: ['pictures'],
        pagination,
        url: urlFor(fullListing, base, {
          params: { catalogType },
          // Sold items keep their page, so they are read too.
          query: { view: 'full', available: 0, per_page: perPage },
        }),
        parse: by(fullListing),
        toNode: toItemNode,
      }),
    ),
  ];
}
