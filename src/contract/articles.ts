import { check, optional, pipe, type InferOutput } from 'valibot';
import { articleTypes, type ArticleType } from '../config/article-types';
import { limits } from '../config/limits';
import { defineEndpoint } from './endpoint';
import { choiceParam, codeParam, pagingFields, queryOf } from './query';
import {
  filledText,
  flag,
  id,
  instant,
  listOf,
  oneOf,
  paginateData,
  toPage,
  nullablePicture,
  shape,
  slug,
  socialCard,
  text,
  type Page,
} from './wire';

export const articleAnswer = shape({
  id: id(),
  type: oneOf<ArticleType>(Object.values(articleTypes)),
  url: slug(),
  title: filledText(),
  preview_text: text(),
  /** HTML as the editor wrote it: sanitise before showing. */
  text: text(),
  image_preview: nullablePicture(),
  publish_date: instant(),
  show_main_page: flag(),
  social_card: socialCard(),
});

export type Article = ReturnType<typeof toArticle>;

const list = () => optional(listOf(articleAnswer));

/** Spec §7: GET articles, query type and optional per_page and page; the list is `data` or `items`. */
export const articles = defineEndpoint({
  method: 'GET',
  path: '/articles',
  summary: 'Articles of a type.',
  query: queryOf({
    ...pagingFields(100, limits.articlePageSize),
    type: codeParam(Object.values(articleTypes)),
    sortBy: optional(choiceParam(['publish_date'] as const)),
    direction: optional(choiceParam(['asc', 'desc'] as const)),
  }),
  answer: pipe(
    shape({ items: list(), data: list(), paginate_data: paginateData() }),
    check(
      ({ items, data }) => items !== undefined || data !== undefined,
      'must have data or items',
    ),
  ),
  reshape: ({ items, data, paginate_data }): Page<Article> =>
    toPage({ items: (items ?? data ?? []).map(toArticle), paginate_data }),
});

export function toArticle(wire: InferOutput<typeof articleAnswer>) {
  return {
    id: wire.id,
    type: wire.type,
    url: wire.url,
    title: wire.title,
    preview: wire.preview_text,
    text: wire.text,
    cover: wire.image_preview,
    publishDate: wire.publish_date,
    isOnMainPage: wire.show_main_page,
    socialCard: wire.social_card,
  };
}
