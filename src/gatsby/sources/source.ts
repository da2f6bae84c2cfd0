import type { Identified, SourceOptions } from '../../../plugins/gatsby-source-custom-api/options';
import { contentRevisionHeader, contentRevisionVariable } from '../../config/content-revision';
import type { HostCode } from '../../config/hosts';
import { parseAnswer, type Endpoint } from '../../contract/endpoint';
import type { ArticleText } from '../text/article-text';

/** The most that the backend gives in one answer. */
export const perPage = 100;
export const pagination = { parameter: 'page' };

/** Whoever runs a build tells it which change its answers must hold at least. */
const revision = {
  header: contentRevisionHeader,
  least: () => Number(process.env[contentRevisionVariable] ?? 0),
};

/** Checks an answer by its contract. */
export function by<Wire, Ours>(endpoint: Endpoint<Wire, Ours>) {
  return (body: unknown, url: string): Ours => parseAnswer(endpoint, body, url);
}

export function source<Entry extends Identified>(host: HostCode, options: SourceOptions<Entry>) {
  return detailedSource(host, options);
}

/** A source whose list only says which entities there are; each is read on its own. */
export function detailedSource<Entry extends Identified, Entity extends Identified>(
  host: HostCode,
  options: SourceOptions<Entry, Entity>,
) {
  return { resolve: 'gatsby-source-custom-api', options: { host, revision, ...options } };
}

/** What every source of a build needs to know. */
export interface Reading {
  code: HostCode;
  /** API base address of the host, without a trailing slash. */
  base: string;
  clean: Clean;
}

/** Cleans editor's HTML for the host that is built. */
export type Clean = (html: string) => string;

/** Cleans editor's HTML and makes it a text with sections, pictures and a reading time. */
export type ReadText = (html: string) => ArticleText;

/** Where an entity stands in the order of the backend. */
export interface Position {
  index: number;
  total: number;
}
