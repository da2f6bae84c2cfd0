import { type ApiConfig } from './config';
import { type ContentRevision } from './changes/content-revision';
import { type ReadModel } from './changes/read-model';
import { type Stock } from './catalogue/stock';
import { type Database } from './db/connect';
import { type Searcher } from './search/open-search';

/** What the routes work with. */
export interface Dependencies {
  db: Database;
  /** Base address of pictures, without a trailing slash; known once the server listens. */
  publicUrl: () => string;
  config: ApiConfig;
  /** Which changes of content are sure to be read. */
  contentRevision: ContentRevision;
  /** Items as columns, for filters, counts and orders. */
  stock: ReadModel<Stock>;
  search: Searcher;
  /** Told after a commit that wrote a message to send. */
  wakeMail: () => void;
  /** Told after a commit that wrote a content event. */
  wakeWebhooks: () => void;
}
