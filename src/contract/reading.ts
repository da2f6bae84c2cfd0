import { optional, type InferOutput } from 'valibot';
import { defineEndpoint } from './endpoint';
import { pagingFields, queryOf, textParam } from './query';
import {
  count,
  filledText,
  id,
  instant,
  listOf,
  nullableInstant,
  nullableText,
  nullablePicture,
  shape,
  slug,
  socialCard,
  text,
  type Page,
  type Picture,
} from './wire';

const questionAnswer = shape({ id: id(), question: filledText(), answer: filledText() });
export type Question = InferOutput<typeof questionAnswer>;

export const faq = defineEndpoint({
  method: 'GET',
  path: '/faq',
  summary: 'Frequent questions with their answers.',
  answer: shape({ data: listOf(questionAnswer) }),
  reshape: (wire): Question[] => wire.data,
});

export const termAnswer = shape({
  id: id(),
  key: slug(),
  term: filledText(),
  definition: filledText(),
});
export type Term = InferOutput<typeof termAnswer>;

export const terms = defineEndpoint({
  method: 'GET',
  path: '/api/terms',
  summary: 'The glossary of watch terms, in the order of the host’s alphabet.',
  answer: shape({ data: listOf(termAnswer) }),
  reshape: (wire): Term[] => wire.data,
});

export interface Video {
  id: number;
  url: string;
  title: string;
  description: string;
  cover: Picture | null;
  /** Address of the player; loaded only after a click. */
  embedUrl: string | null;
  seconds: number;
  publishDate: string;
  /** Paragraphs; empty when there is none. */
  transcript: string[];
  socialCard: string;
}

export const videoAnswer = shape({
  id: id(),
  url: slug(),
  title: filledText(),
  description: text(),
  image_preview: nullablePicture(),
  embed_url: nullableText(),
  seconds: count(),
  publish_date: instant(),
  transcript: listOf(filledText()),
  social_card: socialCard(),
});

export function toVideo(wire: InferOutput<typeof videoAnswer>): Video {
  const { image_preview, embed_url, publish_date, social_card, ...video } = wire;
  return {
    ...video,
    cover: image_preview,
    embedUrl: embed_url,
    publishDate: publish_date,
    socialCard: social_card,
  };
}

/** Spec §7: GET videos with page; data and meta.last_page. */
export const videos = defineEndpoint({
  method: 'GET',
  path: '/video',
  summary: 'Videos, newest first.',
  query: queryOf(pagingFields(100, 12)),
  answer: shape({
    data: listOf(videoAnswer),
    meta: shape({ last_page: count(), total: count() }),
  }),
  reshape: (wire): Page<Video> => ({
    items: wire.data.map(toVideo),
    lastPage: wire.meta.last_page,
    total: wire.meta.total,
  }),
});

const documentAnswer = shape({
  id: id(),
  title: filledText(),
  type: filledText(),
  /** Bytes. */
  size: count(),
  src: filledText(),
  date: instant(),
});
export type CityDocument = InferOutput<typeof documentAnswer>;

/** Spec §7: GET documents for {city}. */
export const cityDocuments = defineEndpoint({
  method: 'GET',
  path: '/document/:city',
  summary: 'Documents of a city’s branch.',
  answer: shape({ data: listOf(documentAnswer) }),
  reshape: (wire): CityDocument[] => wire.data,
});

const seoAnswer = shape({
  path: filledText(),
  title: filledText(),
  description: text(),
  /** HTML as the editor wrote it: sanitise before showing. */
  text: text(),
});
export type SeoText = InferOutput<typeof seoAnswer>;

/** Spec §7: GET the SEO list followed by /{cityAlias}; the answer's field is `seos`. */
export const mainSeo = defineEndpoint({
  method: 'GET',
  path: '/main_seo/:cityAlias',
  summary: 'SEO texts of a city, by path.',
  answer: shape({ seos: listOf(seoAnswer) }),
  reshape: (wire): SeoText[] => wire.seos,
});

export const shortSeoPages = defineEndpoint({
  method: 'GET',
  path: '/seo-pages-short',
  summary: 'Urls and titles of the SEO pages.',
  query: queryOf({ type: optional(textParam(40)) }),
  answer: shape({ data: listOf(shape({ id: id(), url: slug(), title: filledText() })) }),
  reshape: (wire) => wire.data,
});

/**
 * Every page that the host's data makes: items, services, articles, videos, offers, branches, and
 * each page of each list. Sections that every host has whatever its data are not named.
 */
export const sitemap = defineEndpoint({
  method: 'GET',
  path: '/sitemap',
  summary: 'What the backend knows pages of: path and last change, null where none is kept.',
  answer: shape({
    data: listOf(shape({ path: filledText(), updated_at: nullableInstant() })),
  }),
  reshape: (wire) => wire.data.map(({ path, updated_at }) => ({ path, updatedAt: updated_at })),
});

/** Title of a city by its alias, empty if not found (spec §3 "City/contact"). */
export const currentContact = defineEndpoint({
  method: 'GET',
  path: '/currentContact',
  summary:
    'Alias and title of a city, the host’s first when none is named; an unknown one has no title.',
  query: queryOf({ alias: optional(textParam(60)) }),
  answer: shape({ data: shape({ alias: text(), title: text() }) }),
  reshape: (wire) => wire.data,
});
