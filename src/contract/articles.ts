import { number, object, string, type InferType } from 'yup';
import { articleTypes, type ArticleType } from '../config/article-types';
import { limits } from '../config/limits';
import { defineEndpoint } from './endpoint';
import { paging } from './query';
import {
  filledText,
  flag,
  id,
  instant,
  listOf,
  oneOf,
  paginateData,
  picture,
  shape,
  slug,
  text,
  type Page,
  type Picture,
} from './wire';

const articleAnswer = shape({
  id: id(),
  type: oneOf<ArticleType>(Object.values(articleTypes)),
  url: slug(),
  title: filledText(),
  preview_text: text(),
  /** HTML as the editor wrote it: sanitise before showing. */
  text: text(),
  image_preview: picture(),
  publish_date: instant(),
  show_main_page: flag(),
});

export interface Article {
  id: number;
  type: ArticleType;
  url: string;
  title: string;
  preview: string;
  /** HTML as the editor wrote it: sanitise before showing. */
  text: string;
  cover: Picture;
  publishDate: string;
  isOnMainPage: boolean;
}

/** Spec §7: GET articles, query type and optional per_page and page. */
export const articles = defineEndpoint({
  method: 'GET',
  path: '/articles',
  summary: 'Articles of a type.',
  query: paging(100, limits.articlePageSize).concat(
    object({
      type: number().oneOf(Object.values(articleTypes)).required(),
      sortBy: string().oneOf(['publish_date']),
      direction: string().oneOf(['asc', 'desc']),
    }),
  ),
  answer: shape({ items: listOf(articleAnswer), paginate_data: paginateData() }),
  reshape: (wire): Page<Article> => ({
    items: wire.items.map(toArticle),
    lastPage: wire.paginate_data.last_page,
    total: wire.paginate_data.total,
  }),
});

function toArticle(wire: InferType<typeof articleAnswer>): Article {
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
