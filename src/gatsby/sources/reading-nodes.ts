import { newestFirstTypes } from '../../config/article-types';
import { unlinkedTerms } from '../../config/reading';
import { routes } from '../../config/routes';
import type { Article } from '../../contract/articles';
import type { Question, SeoText, Term, Video } from '../../contract/reading';
import type { Review } from '../../contract/reviews';
import type { Service } from '../../contract/services';
import { typesetFields } from '../text/typeset';
import type { Clean, ReadText, Position } from './source';

export const toServiceNode = (clean: Clean) =>
  typesetFields(
    ({ id, text, ...service }: Service, { index }: Position) => ({
      ...service,
      entityId: id,
      path: routes.service(service.url),
      html: clean(text),
      order: index,
    }),
    'preview',
    'steps',
    'papers',
    'terms',
  );

/** Texts of a city by the path of the page that shows them. */
export const toCityTextsNode =
  (clean: Clean) =>
  ({ id, texts }: { id: string; texts: SeoText[] }, { index }: Position) => ({
    alias: id,
    order: index,
    texts: texts.map(({ text, ...seo }) => ({ city: id, ...seo, html: clean(text) })),
  });

export const toTermNode = typesetFields(
  ({ id, ...term }: Term, { index }: Position) => ({ ...term, entityId: id, order: index }),
  'definition',
);

/**
 * What texts link: keys and names without their definitions, as one node, so that a text depends on
 * the names alone.
 */
export function toGlossaryNode({ terms }: { id: number; terms: readonly Term[] }) {
  return {
    entityId: 1,
    terms: terms
      .filter(({ key }) => !unlinkedTerms.includes(key))
      .map(({ key, term }) => ({ key, term })),
  };
}

/** Newest first: the count runs up to -1, so that a new video moves no other one. */
export const toVideoNode = typesetFields(
  ({ id, ...video }: Video, { index, total }: Position) => ({
    ...video,
    entityId: id,
    path: routes.video(video.url),
    order: index - total,
  }),
  'description',
  'transcript',
);

export function toQuestionNode({ id, ...question }: Question, { index }: Position) {
  return { ...question, entityId: id, order: index };
}

/** The newest comes first: the count runs up to -1, so that a new review moves no other one. */
export function toReviewNode({ id, ...review }: Review, { index, total }: Position) {
  return { ...review, entityId: id, order: index - total };
}

/**
 * `order` sorts a type's articles upwards. A new article comes last in most types, but first where
 * the newest comes first: there the count runs up to -1, so that a new article moves no other one.
 */
export const toArticleNode = (read: ReadText) =>
  typesetFields(
    ({ id, text, ...article }: Article, { index, total }: Position) => ({
      ...article,
      entityId: id,
      path: routes.article(article.url),
      ...read(text),
      order: newestFirstTypes.includes(article.type) ? index - total : index,
    }),
    'preview',
  );
