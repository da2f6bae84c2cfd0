import { array, object, type InferType } from 'yup';
import { articleTypes, type ArticleType } from '../config/article-types';
import { limits } from '../config/limits';
import { defineEndpoint } from './endpoint';
import { choiceParam, codeParam, paging } from './query';
import {
  filledText,
  flag,
  id,
  instant,
  oneOf,
  paginateData,
  toPage,
  nullablePicture,
  shape,
  slug,
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
});

export type Article = ReturnType<typeof toArticle>;

const list = () => array().of(articleAnswer);

/** Spec §7: GET articles, query type and optional per_page and page; the list is `data` or `items`. */
export const articles = defineEndpoint({
  method: 'GET',
  path: '/articles',
  summary: 'Articles of a type.',
  query: paging(100, limits.articlePageSize).concat(
    object({
      type: codeParam(Object.values(articleTypes)).required(),
      sortBy: choiceParam(['publish_date'] as const),
      direction: choiceParam(['asc', 'desc'] as const),
    }),
  ),
  answer: shape({ items: list(), data: list(), paginate_data: paginateData() }).test(
    'list',
    '${path} must have data or items',
    ({ items, data }) => items !== undefined || data !== undefined,
  ),
  reshape: ({ items, data, paginate_data }): Page<Article> =>
    toPage({ items: (items ?? data ?? []).map(toArticle), paginate_data }),
});

export function toArticle(wire: InferType<typeof articleAnswer>) {
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
  };
}
