import { join } from 'node:path';
import { type ApiPlugin } from '../server/api/main';
import { seedIfEmpty } from './load/seed';
import { drawnPictures, subjectsOf } from './pictures/drawn-pictures';

/** The demonstration: its content for an empty database, and its pictures, which are drawn. */
export const demonstration: ApiPlugin = {
  fill: (db) => seedIfEmpty(db),
  pictures: (db, dataDir) => drawnPictures(subjectsOf(db), join(dataDir, 'pictures')),
};
