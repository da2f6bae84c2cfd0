import { and, eq } from 'drizzle-orm';
import { isItemKind } from '../../src/config/catalogs';
import { type Database } from '../../server/api/db/connect';
import { covers } from '../../server/api/db/schema/covers';
import { type PictureSource } from '../../server/api/pictures/source';
import { looks } from '../load/looks';
import { pictureFile, pictureKey } from './render';
import {
  isPictureFamily,
  isPictureView,
  viewsOf,
  type PictureFamily,
  type PictureSubject,
} from './subject';

const form = /^([a-z]+)\/([^/]+)\/([a-z]+)\.jpg$/;

/** @returns null when nothing of this address can be drawn */
export type FindSubject = (family: PictureFamily, url: string) => Promise<PictureSubject | null>;

/** Pictures that are drawn when they are asked for first, and kept in `cacheDir`. */
export function drawnPictures(findSubject: FindSubject, cacheDir: string): PictureSource {
  return {
    find: async (address) => {
      const [, family, url = '', view] = form.exec(address) ?? [];
      if (!isPictureFamily(family) || !isPictureView(view)) return null;
      const subject = await findSubject(family, url);
      if (!subject || !viewsOf(subject).includes(view)) return null;
      return {
        version: pictureKey(subject, view),
        type: 'image/jpeg',
        read: () => pictureFile(cacheDir, subject, view),
      };
    },
  };
}

/** Only what the database shows a picture of is drawn and kept. */
export function subjectsOf(db: Database): FindSubject {
  return async (family, url) => {
    if (!isItemKind(family)) {
      const address = `${family}/${url}/cover.jpg`;
      const rows = await db.select().from(covers).where(eq(covers.address, address));
      return rows.length > 0 ? { kind: 'cover', of: family, url } : null;
    }
    const [row] = await db
      .select()
      .from(looks)
      .where(and(eq(looks.kind, family), eq(looks.url, url)));
    if (!row) return null;
    const { look, maker, reference, year } = row;
    return { kind: 'item', url, kindOfItem: family, look, maker, reference, year };
  };
}
