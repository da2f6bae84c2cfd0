import { articleTypes, newestFirstTypes } from '../../config/article-types';
import { limits } from '../../config/limits';
import { articles } from '../../contract/articles';
import type { City } from '../../contract/contacts';
import { parseAnswer, urlFor } from '../../contract/endpoint';
import { mainData } from '../../contract/main-data';
import { faq, mainSeo, terms, videos } from '../../contract/reading';
import { reviews } from '../../contract/reviews';
import { serviceDetail, servicePages, type ServiceCard } from '../../contract/services';
import { typesetFields } from '../text/typeset';
import * as nodes from './reading-nodes';
import { listedCities } from './listed-cities';
import {
  by,
  detailedSource,
  pagination,
  perPage,
  source,
  type ReadText,
  type Reading,
} from './source';

/** What is read: services, articles, videos, terms, questions, reviews. */
export function readingSources({ code, base, clean, read }: Reading & { read: ReadText }) {
  return [
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
    detailedSource(code, {
      rootKey: 'CityTexts',
      url: urlFor(mainData, base),
      parse: listedCities,
      details: {
        url: ({ alias }: City) => urlFor(mainSeo, base, { params: { cityAlias: alias } }),
        // The answer does not name its city; its address does.
        parse: (body, url) => ({
          id: new URL(url).pathname.split('/').at(-1) ?? '',
          texts: parseAnswer(mainSeo, body, url),
        }),
      },
      toNode: nodes.toCityTextsNode(clean),
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
      toNode: typesetFields(nodes.toReviewNode, 'text'),
    }),
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
