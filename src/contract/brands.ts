import type { InferOutput } from 'valibot';
import { catalogTypes, type CatalogType } from '../config/catalogs';
import { defineEndpoint } from './endpoint';
import { count, filledText, flag, id, listOf, oneOf, shape, slug, text } from './wire';

const collectionAnswer = shape({
  id: id(),
  url: slug(),
  title: filledText(),
  /** What there is to say about it, plain text; empty when nothing is. */
  note: text(),
});
/** A line of a brand's watches; lists by collection are pages of their own (spec §2). */
export type Collection = InferOutput<typeof collectionAnswer>;

export const brandAnswer = shape({
  id: id(),
  url: slug(),
  title: filledText(),
  is_popular: flag(),
  /** How many items of the brand each list holds; lists without any are left out. */
  item_counts: listOf(shape({ catalog_type: oneOf<CatalogType>(catalogTypes), total: count() })),
});

type BrandAnswer = InferOutput<typeof brandAnswer>;

export type Brand = ReturnType<typeof toBrand>;

export function toBrand(brand: BrandAnswer) {
  return {
    id: brand.id,
    url: brand.url,
    title: brand.title,
    isPopular: brand.is_popular,
    itemCounts: brand.item_counts.map(({ catalog_type, total }) => ({
      catalogType: catalog_type,
      total,
    })),
  };
}

export interface BrandStory extends Brand {
  /** HTML as the editor wrote it: sanitise before showing. */
  about: string;
  /** In the house's order. */
  collections: Collection[];
}

export const brandStoryAnswer = shape({
  ...brandAnswer.entries,
  about: text(),
  collections: listOf(collectionAnswer),
});

export function toBrandStory(brand: InferOutput<typeof brandStoryAnswer>): BrandStory {
  return { ...toBrand(brand), about: brand.about, collections: brand.collections };
}

/** Every brand with its story: what the build makes brand pages from. */
export const brandStories = defineEndpoint({
  method: 'GET',
  path: '/property/brand/about',
  summary: 'Every brand with its story and its collections.',
  answer: shape({ data: listOf(brandStoryAnswer) }),
  reshape: (wire): BrandStory[] => wire.data.map(toBrandStory),
});

/** Brand lookup under /property/brand/: by its url. */
export const brandDetail = defineEndpoint({
  method: 'GET',
  path: '/property/brand/:url',
  summary: 'One brand with its story.',
  answer: shape({ data: shape({ ...brandAnswer.entries, about: text() }) }),
  reshape: ({ data }) => ({ ...toBrand(data), about: data.about }),
});
