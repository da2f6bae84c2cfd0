import type { ArticleTypeName } from '../../src/config/article-types';
import type { CatalogType } from '../../src/config/catalogs';
import type { MenuPlacement } from '../../src/config/menu-placements';

/**
 * What lies in `texts/<host>/`: one JSON file per name below (an array each), and the articles as
 * Markdown in `texts/<host>/articles/<type name>/<url>.md`. Urls and aliases are the same on every
 * host, so that the pages of two hosts can point at each other.
 */
export interface HostTexts {
  cities: CityText[];
  menu: MenuText[];
  services: ServiceText[];
  videos: VideoText[];
  terms: TermText[];
  documents: DocumentText[];
  faq: QuestionText[];
  messages: { text: string }[];
  reviews: ReviewText[];
  actions: OfferText[];
  advantages: { title: string; text: string; icon: string }[];
  specials: (OfferText & { catalogType: CatalogType })[];
  seo: SeoText[];
}

export interface CityText {
  alias: string;
  /** Null: the city exists but is not offered in the switcher. */
  title: string | null;
  address: string;
  /** For people, e.g. "ежедневно с 10:00 до 21:00". */
  hours: string;
  /** `[opens, closes]` in the city's own time, Monday first; null on a closed day. */
  week: ([string, string] | null)[];
  phone_header: string;
  phone_skype: string | null;
  phone_item: string;
  hotline: string;
  /** How to come by public transport. */
  transport: string;
}

export interface MenuText {
  placement: MenuPlacement;
  url: string;
  title: string;
}

export interface QuestionText {
  question: string;
  answer: string;
}

export interface ServiceText {
  url: string;
  title: string;
  preview: string;
  /** Markdown, two to four paragraphs. */
  text: string;
  steps: { title: string; text: string }[];
  papers: string[];
  terms: string[];
  questions: QuestionText[];
}

/** Front matter of an article's Markdown file (YAML). */
export interface ArticleFrontMatter {
  title: string;
  preview: string;
  /** YYYY-MM-DD. */
  date: string;
  main: boolean;
}

export interface ArticleText extends ArticleFrontMatter {
  type: ArticleTypeName;
  url: string;
  /** Markdown. */
  body: string;
}

export interface VideoText {
  url: string;
  title: string;
  description: string;
  date: string;
  seconds: number;
  /** Paragraphs of what is said; empty when there is none. */
  transcript: string[];
}

export interface TermText {
  key: string;
  term: string;
  definition: string;
}

export interface DocumentText {
  city: string;
  title: string;
  type: 'pdf';
  date: string;
}

export interface ReviewText {
  author: string;
  city: string;
  date: string;
  /** 1 to 5. */
  rating: number;
  text: string;
}

export interface OfferText {
  url: string;
  title: string;
  text: string;
}

export interface SeoText {
  city: string;
  /** Path of the page the text stands on. */
  path: string;
  title: string;
  description: string;
  text: string;
}
