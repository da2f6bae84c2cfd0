import { type Database } from './db/connect';

/** What the routes work with. */
export interface Dependencies {
  db: Database;
  /** Base address of pictures, without a trailing slash; known once the server listens. */
  publicUrl: () => string;
}
