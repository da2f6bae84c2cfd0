import { hostCodes, type HostCode } from '../../src/config/hosts';
import { type Database } from '../../server/api/db/connect';
import { menuRows } from '../../server/api/db/schema/menu';
import {
  actions,
  advantages,
  importantMessages,
  reviews,
  specials,
} from '../../server/api/db/schema/notices';
import { documents, questions, seoTexts } from '../../server/api/db/schema/reference';
import { neutralRows, type AllTexts } from './all-texts';
import { idsOf, insertNumbered, type IdOf } from './insert';
import { type OwnTexts } from './load-texts';
import { toHtml } from './markdown';
import { type CoverId } from './seed-covers';

interface ListReferences {
  cityId: IdOf;
  coverId: CoverId;
}

/** Lists that each host has of its own. */
export async function seedLists(
  db: Database,
  texts: AllTexts,
  { cityId, coverId }: ListReferences,
): Promise<void> {
  const rowsOf = <Name extends keyof OwnTexts>(name: Name) => rowsPerHost(texts, name);

  await insertNumbered(db, menuRows, rowsOf('menu'));
  await insertNumbered(db, questions, rowsOf('faq'));
  await insertNumbered(db, importantMessages, rowsOf('messages'));
  const numberOf = idsOf(
    'action',
    neutralRows(texts, 'actions').map(({ url }) => url),
  );
  await insertNumbered(
    db,
    actions,
    rowsOf('actions').map((row) => ({
      ...row,
      number: numberOf(row.url),
      coverId: coverId('action', row.url),
    })),
  );
  await insertNumbered(db, advantages, rowsOf('advantages'));
  await insertNumbered(
    db,
    specials,
    rowsOf('specials').map((row) => ({ ...row, coverId: coverId('special', row.url) })),
  );
  await insertNumbered(
    db,
    documents,
    rowsOf('documents').map(({ city, date, ...row }) => ({
      ...row,
      cityId: cityId(city),
      issuedOn: date,
    })),
  );
  await insertNumbered(
    db,
    reviews,
    rowsOf('reviews').map(({ city, date, ...row }) => ({
      ...row,
      cityId: cityId(city),
      writtenOn: date,
      state: 'published' as const,
    })),
  );
  await insertNumbered(
    db,
    seoTexts,
    rowsOf('seo').map(({ city, text, ...row }) => ({
      ...row,
      cityId: cityId(city),
      text: toHtml(text),
    })),
  );
}

/** The rows of a list host by host, each with its place. */
function rowsPerHost<Name extends keyof OwnTexts>(texts: AllTexts, name: Name) {
  const rowsOf = (host: HostCode): readonly OwnTexts[Name][number][] => texts[host][name];
  return hostCodes.flatMap((host) =>
    rowsOf(host).map((row, position) => ({ ...row, host, position })),
  );
}
