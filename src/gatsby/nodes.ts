import { newestFirstTypes } from '../config/article-types';
import type { CatalogType } from '../config/catalogs';
import type { HostCode } from '../config/hosts';
import { unlinkedTerms } from '../config/reading';
import { routes } from '../config/routes';
import type { Article } from '../contract/articles';
import type { BrandStory } from '../contract/brands';
import type { City, Contact } from '../contract/contacts';
import type { OptionsOfFilter } from '../contract/filters';
import type { ImportantMessage } from '../contract/important-messages';
import type { ItemCard } from '../contract/items';
import type { MenuRow } from '../contract/menu';
import type { Advantage, Offer, PopularCategory, Special } from '../contract/offers';
import type { CityDocument, Question, SeoText, Term, Video } from '../contract/reading';
import type { Review } from '../contract/reviews';
import type { Service } from '../contract/services';
import type { ArticleText } from './text/article-text';

/** Cleans editor's HTML for the host that is built. */
export type Clean = (html: string) => string;

/** Cleans editor's HTML and makes it a text with sections, pictures and a reading time. */
export type ReadText = (html: string) => ArticleText;

/** Where an entity stands in the order of the backend. */
interface Place {
  index: number;
  total: number;
}

export const toBrandNode =
  (clean: Clean) =>
  ({ id, about, collections, ...brand }: BrandStory) => ({
    ...brand,
    entityId: id,
    aboutHtml: clean(about),
    collections: collections.map(({ id: entityId, ...collection }) => ({
      ...collection,
      entityId,
    })),
  });

/** Texts of a city by the path of the page that shows them. */
export const toCityTextsNode =
  (clean: Clean) =>
  ({ id, texts }: { id: string; texts: SeoText[] }, { index }: Place) => ({
    alias: id,
    order: index,
    texts: texts.map(({ text, ...seo }) => ({ city: id, ...seo, html: clean(text) })),
  });

export const toServiceNode =
  (clean: Clean) =>
  ({ id, text, ...service }: Service, { index }: Place) => ({
    ...service,
    entityId: id,
    path: routes.service(service.url),
    html: clean(text),
    order: index,
  });

/**
 * `order` sorts a type's articles upwards. A new article comes last in most types, but first where
 * the newest comes first: there the count runs up to -1, so that a new article moves no other one.
 */
export const toArticleNode =
  (read: ReadText) =>
  ({ id, text, ...article }: Article, { index, total }: Place) => ({
    ...article,
    entityId: id,
    path: routes.article(article.url),
    ...read(text),
    order: newestFirstTypes.includes(article.type) ? index - total : index,
  });

export function toActionNode({ id, ...action }: Offer, { index }: Place) {
  return { ...action, entityId: id, path: routes.action(id), order: index };
}

export function toAdvantageNode({ id, ...advantage }: Advantage, { index }: Place) {
  return { ...advantage, entityId: id, order: index };
}

/** Its items are told by their ids: each has a node of its own. */
export function toSpecialNode(
  { id, items, ...special }: Special & { items: readonly ItemCard[] },
  { index }: Place,
) {
  return {
    ...special,
    entityId: id,
    path: routes.special(special.url),
    itemIds: items.map((item) => item.id),
    order: index,
  };
}

/** How many items it leads to is left to the list: home is not rewritten for every sale. */
export function toPopularCategoryNode(
  { id, url, title, catalogType, cover }: PopularCategory,
  { index }: Place,
) {
  return {
    entityId: id,
    url,
    path: routes.category(url),
    catalogType,
    title,
    cover,
    order: index,
  };
}

/** Counts are left out: they are counted for each list, and would make the node another every day. */
export function toFilterWordsNode({ id, filters }: FilterWords) {
  return {
    catalogType: id,
    options: Object.fromEntries(
      filters.map(({ name, options }) => [
        name,
        options.map(({ id: option, title, isPopular, url }) => ({
          id: option,
          title,
          isPopular,
          url,
        })),
      ]),
    ),
  };
}

/** Answer of one catalogue's `/filter`. */
export interface FilterWords {
  id: CatalogType;
  filters: readonly OptionsOfFilter[];
}

export function toUnitOfTheDayNode({ id }: ItemCard, { index }: Place) {
  return { entityId: id, itemId: id, order: index };
}

export function toMenuRowNode({ id, ...row }: MenuRow, { index }: Place) {
  return { ...row, entityId: id, order: index };
}

export function toContactNode({ id, ...contact }: Contact, { index }: Place) {
  return { ...contact, entityId: id, order: index };
}

export function toTermNode({ id, ...term }: Term, { index }: Place) {
  return { ...term, entityId: id, order: index };
}

export function toQuestionNode({ id, ...question }: Question, { index }: Place) {
  return { ...question, entityId: id, order: index };
}

/** The newest comes first: the count runs up to -1, so that a new review moves no other one. */
export function toReviewNode({ id, ...review }: Review, { index, total }: Place) {
  return { ...review, entityId: id, order: index - total };
}

/** The documents of a city's branch; `id` is the city's alias. */
export function toCityDocumentsNode({ id, documents }: { id: string; documents: CityDocument[] }) {
  return {
    alias: id,
    documents: documents.map(({ id: entityId, ...file }) => ({ entityId, ...file })),
  };
}

export function toCityNode({ id, ...city }: City, { index }: Place) {
  return { ...city, entityId: id, order: index };
}

export const toImportantMessageNode =
  (clean: Clean) =>
  ({ id, text }: ImportantMessage) => ({ entityId: id, html: clean(text) });

/** Newest first: the count runs up to -1, so that a new video moves no other one. */
export function toVideoNode({ id, ...video }: Video, { index, total }: Place) {
  return { ...video, entityId: id, path: routes.video(video.url), order: index - total };
}

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

/** The pages that the backend of a host knows, and when each changed last (ISO 8601), if it keeps that. */
export function toHostPagesNode({ id, pages }: HostPages) {
  return {
    host: id,
    lastChanges: Object.fromEntries(pages.map(({ path, updatedAt }) => [path, updatedAt])),
  };
}

/** Answer of one host's `/sitemap`. */
export interface HostPages {
  id: HostCode;
  pages: readonly { path: string; updatedAt: string | null }[];
}
