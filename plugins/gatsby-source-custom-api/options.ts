/** What a source reads: anything with an id that the backend never changes. */
export interface Identified {
  id: number | string;
}

/** One page of a list, as `parse` gives it when the source is paginated. */
export interface ListPage<Entry> {
  items: Entry[];
  lastPage: number;
  total: number;
}

/** How old an answer may be, for an API that counts its changes. */
export interface LeastRevision {
  /** Header of calls and answers. A call tells the least number, an answer the one that it has. */
  header: string;
  /** The number that answers must have; 0: any. */
  least: () => number;
}

/** Where an entity stands in the backend's order, from 0, and how many there are. */
export interface Place {
  index: number;
  total: number;
}

/** Fields of a node; Gatsby's own (`id`, `parent`, `children`, `internal`) are the plugin's. */
export type NodeFields = Record<string, unknown> & {
  id?: never;
  parent?: never;
  children?: never;
  internal?: never;
};

/**
 * Options of one source: one list of the API that becomes nodes of one type. `Entry` is what the list
 * holds, `Entity` what a node is made of; they differ when `details` reads each entry on its own.
 */
export interface SourceOptions<
  Entry extends Identified = Identified,
  Entity extends Identified = Entry,
> {
  /** Absolute address of the list; an object when it differs between `develop` and `build`. */
  url: string | { development: string; production: string };
  headers?: Record<string, string>;
  /** Basic authentication. */
  auth?: { username: string; password: string };
  /** Node type. */
  rootKey: string;
  /** Node fields that hold a picture: an address, an object with `src`, or a list of either. */
  imageKeys?: string[];
  /** GraphQL fields by type name. */
  schemas?: Record<string, string>;

  /** Names the site whose data this is in node ids and messages; the API's host name if not given. */
  host?: string;
  /** An empty list stops the build. */
  required?: boolean;
  /** A source that cannot be read keeps the nodes of the build before, and the build goes on. */
  keepOnFailure?: boolean;
  /** Checks an answer and reshapes it: one page of the list, or all of it without `pagination`. */
  parse: (body: unknown, url: string) => Entry[] | ListPage<Entry>;
  /** The list comes in pages, chosen by this query parameter, counted from 1. */
  pagination?: { parameter: string };
  /** Every entry of the list is read again from an address of its own. */
  details?: {
    url: (entry: Entry) => string;
    parse: (body: unknown, url: string) => Entity;
  };
  toNode: (entity: Entity, place: Place) => NodeFields;

  /** Answers say in a header which changes they hold; one that is too old is asked for again. */
  revision?: LeastRevision;

  /** For one answer, headers and body together. */
  timeoutMs?: number;
  /** Further attempts after the first. */
  retries?: number;
  /** Requests at the same time. */
  concurrency?: number;
}

/** Options after Gatsby filled in the defaults of `pluginOptionsSchema`. */
export type FilledOptions = SourceOptions &
  Required<
    Pick<
      SourceOptions,
      | 'headers'
      | 'imageKeys'
      | 'schemas'
      | 'required'
      | 'keepOnFailure'
      | 'timeoutMs'
      | 'retries'
      | 'concurrency'
    >
  >;

export const defaults = {
  headers: {},
  imageKeys: ['image'],
  schemas: {},
  required: false,
  keepOnFailure: false,
  // A build can wait for a backend that is busy; a page could not.
  timeoutMs: 30_000,
  retries: 2,
  concurrency: 4,
} as const;

/** The address to read in this run. */
export function addressOf(
  { url }: Pick<SourceOptions, 'url'>,
  nodeEnv: string | undefined,
): string {
  if (typeof url === 'string') return url;
  return nodeEnv === 'production' ? url.production : url.development;
}

/** The name of the site whose data is read. */
export function hostOf(options: Pick<SourceOptions, 'url' | 'host'>, address: string): string {
  return options.host ?? new URL(address).hostname;
}
