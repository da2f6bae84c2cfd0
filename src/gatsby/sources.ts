import type { Identified, SourceOptions } from '../../plugins/gatsby-source-custom-api/options';
import { buildApiBaseOf, originOf } from '../config/addresses';
import { articleTypes, newestFirstTypes } from '../config/article-types';
import { catalogTypes, type CatalogType } from '../config/catalogs';
import { hostCodes, type HostCode } from '../config/hosts';
import { limits } from '../config/limits';
import { articles } from '../contract/articles';
import { brandStories } from '../contract/brands';
import { cityContacts, type City } from '../contract/contacts';
import { parseAnswer, urlFor, type Endpoint } from '../contract/endpoint';
import { importantMessages } from '../contract/important-messages';
import { fullListing } from '../contract/listing';
import { mainData } from '../contract/main-data';
import { menuList } from '../contract/menu';
import {
  actions,
  advantages,
  clockCategories,
  daily,
  specialDetail,
  specials,
  type Special,
} from '../contract/offers';
import { cityDocuments, faq, mainSeo, sitemap, terms, videos } from '../contract/reading';
import { reviews } from '../contract/reviews';
import { serviceDetail, servicePages, type ServiceCard } from '../contract/services';
import * as nodes from './nodes';
import { sanitise } from './sanitise';
import { articleText } from './text/article-text';

/** The most that the backend gives in one answer. */
const perPage = 100;
const pagination = { parameter: 'page' };

/** A shop without a single current watch is a broken answer; other lists may run out. */
const neverEmpty: readonly CatalogType[] = ['clocks_today'];

/** What the build of a host reads: endpoint -> node type -> fields, as entries of Gatsby's plugin list. */
export function sourcesOf(code: HostCode) {
  const base = buildApiBaseOf(code);
  const origins = { site: originOf(code), backend: new URL(base).origin };
  const clean: nodes.Clean = (html) => sanitise(html, origins);
  const read: nodes.ReadText = (html) => articleText(clean(html), origins.backend);

  return [
    source(code, {
      rootKey: 'MenuRow',
      required: true,
      url: urlFor(menuList, base),
      parse: by(menuList),
      toNode: nodes.toMenuRowNode,
    }),
    source(code, {
      rootKey: 'City',
      required: true,
      url: urlFor(mainData, base),
      parse: (body, url) => parseAnswer(mainData, body, url).cities,
      toNode: nodes.toCityNode,
    }),
    detailedSource(code, {
      rootKey: 'Contact',
      required: true,
      url: urlFor(mainData, base),
      // A city with a null title is not listed (spec §2), and has no contacts to show.
      parse: (body, url) =>
        parseAnswer(mainData, body, url).cities.filter(({ title }) => title !== null),
      details: {
        url: ({ alias }: City) => urlFor(cityContacts, base, { params: { alias } }),
        parse: (body, url) => parseAnswer(cityContacts, body, url).contact,
      },
      toNode: nodes.toContactNode,
    }),
    source(code, {
      rootKey: 'Brand',
      required: true,
      url: urlFor(brandStories, base),
      parse: by(brandStories),
      toNode: nodes.toBrandNode(clean),
    }),
    detailedSource(code, {
      rootKey: 'Service',
      required: true,
      imageKeys: ['cover', 'picture'],
      url: urlFor(servicePages, base, {
        query: { type: 'service', per_page: limits.servicesPerPage, page: 1 },
      }),
      parse: by(servicePages),
      details: {
        url: ({ url }: ServiceCard) => urlFor(serviceDetail, base, { params: { slug: url } }),
        parse: by(serviceDetail),
      },
      toNode: nodes.toServiceNode(clean),
    }),
    source(code, {
      rootKey: 'SeoText',
      url: urlFor(mainSeo, base, { params: { cityAlias: limits.defaultCity } }),
      parse: (body, url) =>
        parseAnswer(mainSeo, body, url).map((seo) => ({ ...seo, id: seo.path })),
      toNode: nodes.toSeoTextNode(clean),
    }),
    source(code, {
      rootKey: 'Term',
      url: urlFor(terms, base),
      parse: by(terms),
      toNode: nodes.toTermNode,
    }),
    source(code, {
      rootKey: 'Glossary',
      url: urlFor(terms, base),
      parse: (body, url) => [{ id: 1, terms: parseAnswer(terms, body, url) }],
      toNode: nodes.toGlossaryNode,
    }),
    source(code, {
      rootKey: 'Video',
      imageKeys: ['cover'],
      pagination,
      url: urlFor(videos, base, { query: { per_page: perPage } }),
      parse: by(videos),
      toNode: nodes.toVideoNode,
    }),
    // Which pages the other hosts have (hreflang), and when the own ones changed (sitemap).
    ...hostCodes.map((other) =>
      source(code, {
        rootKey: 'HostPages',
        // The backend of another country may be down; that must not stop this country's build.
        keepOnFailure: other !== code,
        url: urlFor(sitemap, buildApiBaseOf(other)),
        parse: (body, url) => [{ id: other, pages: parseAnswer(sitemap, body, url) }],
        toNode: nodes.toHostPagesNode,
      }),
    ),
    source(code, {
      rootKey: 'Question',
      required: true,
      url: urlFor(faq, base),
      parse: by(faq),
      toNode: nodes.toQuestionNode,
    }),
    source(code, {
      rootKey: 'Review',
      pagination,
      url: urlFor(reviews, base, { query: { per_page: perPage } }),
      parse: by(reviews),
      toNode: nodes.toReviewNode,
    }),
    detailedSource(code, {
      rootKey: 'CityDocuments',
      url: urlFor(mainData, base),
      parse: (body, url) =>
        parseAnswer(mainData, body, url).cities.filter(({ title }) => title !== null),
      details: {
        url: ({ alias }: City) => urlFor(cityDocuments, base, { params: { city: alias } }),
        // The answer does not name its city; its address does.
        parse: (body, url) => ({
          id: new URL(url).pathname.split('/').at(-1) ?? '',
          documents: parseAnswer(cityDocuments, body, url),
        }),
      },
      toNode: nodes.toCityDocumentsNode,
    }),
    source(code, {
      rootKey: 'ImportantMessage',
      url: urlFor(importantMessages, base),
      parse: by(importantMessages),
      toNode: nodes.toImportantMessageNode(clean),
    }),
    source(code, {
      rootKey: 'PawnshopAction',
      imageKeys: ['cover'],
      url: urlFor(actions, base),
      parse: by(actions),
      toNode: nodes.toActionNode,
    }),
    source(code, {
      rootKey: 'Advantage',
      url: urlFor(advantages, base),
      parse: by(advantages),
      toNode: nodes.toAdvantageNode,
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
      toNode: nodes.toSpecialNode,
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
        toNode: nodes.toItemNode,
      }),
    ),
    ...Object.values(articleTypes).map((type) =>
      source(code, {
        rootKey: 'Article',
        imageKeys: ['cover'],
        pagination,
        url: urlFor(articles, base, {
          query: {
            type,
            per_page: perPage,
            // Spec §7: for types 3, 4 and 5 add sortBy=publish_date and direction=desc.
            ...(newestFirstTypes.includes(type) && { sortBy: 'publish_date', direction: 'desc' }),
          },
        }),
        parse: by(articles),
        toNode: nodes.toArticleNode(read),
      }),
    ),
  ];
}

/** Checks an answer by its contract. */
function by<Wire, Ours>(endpoint: Endpoint<Wire, Ours>) {
  return (body: unknown, url: string): Ours => parseAnswer(endpoint, body, url);
}

function source<Entry extends Identified>(host: HostCode, options: SourceOptions<Entry>) {
  return detailedSource(host, options);
}

/** A source whose list only says which entities there are; each is read on its own. */
function detailedSource<Entry extends Identified, Entity extends Identified>(
  host: HostCode,
  options: SourceOptions<Entry, Entity>,
) {
  return { resolve: 'gatsby-source-custom-api', options: { host, ...options } };
}
