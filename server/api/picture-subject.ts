import { catalogs, isItemKind } from '../../src/config/catalogs';
import { type Database } from './db/connect';
import { findItemLook, hasCover } from './db/repositories/picture-subjects';
import { type PictureFamily, type PictureSubject } from './pictures/subject';

/** What a picture's address names, or null: only what the database knows is drawn and kept. */
export async function findSubject(
  db: Database,
  family: PictureFamily,
  url: string,
): Promise<PictureSubject | null> {
  if (!isItemKind(family)) {
    return (await hasCover(db, family, url)) ? { kind: 'cover', of: family, url } : null;
  }
  const item = await findItemLook(db, url);
  if (!item || catalogs[item.catalogType].kind !== family) return null;
  const { look, maker, reference, year } = item;
  return { kind: 'item', url: item.url, kindOfItem: family, look, maker, reference, year };
}
