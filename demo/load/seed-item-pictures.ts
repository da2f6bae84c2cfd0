import { hostCodes, languageOf } from '../../src/config/hosts';
import { type LanguageCode } from '../../src/config/languages';
import { type Database } from '../../server/api/db/connect';
import { itemPictures, itemPictureTexts } from '../../server/api/db/schema/item-pictures';
import { type SeedItem, type SeedMaker } from '../catalogue/types';
import { describePicture } from '../pictures/describe';
import { itemViews, type ItemSubject } from '../pictures/subject';
import { insertAll, insertNumbered, type IdOf } from './insert';
import { looks } from './looks';

/** What each view of an item shows, in the words of the host. */
const viewWords: Record<LanguageCode, Record<(typeof itemViews)[number], string>> = {
  ru: { front: 'вид спереди', detail: 'деталь', back: 'оборотная сторона' },
  en: { front: 'front view', detail: 'detail', back: 'reverse' },
  ua: { front: 'вигляд спереду', detail: 'деталь', back: 'зворотний бік' },
  uz: { front: 'old koʻrinishi', detail: 'detali', back: 'orqa tomoni' },
};

/** Every view of each item, with its words, and what it is drawn from. */
export async function seedItemPictures(
  db: Database,
  stock: readonly SeedItem[],
  makers: readonly SeedMaker[],
  itemId: IdOf,
): Promise<void> {
  const latinName = new Map(makers.map(({ url, title }) => [url, title.en]));
  await insertAll(
    db,
    looks,
    stock.map(({ kind, url, look, maker, reference, year }) => ({
      kind,
      url,
      look,
      maker: latinName.get(maker) ?? null,
      reference,
      year,
    })),
  );
  const views = stock.flatMap((item) =>
    itemViews.map((view, position) => ({ item, view, position })),
  );
  await insertNumbered(
    db,
    itemPictures,
    views.map(({ item, view, position }) => ({
      itemId: itemId(item.url),
      position,
      address: `${item.kind}/${item.url}/${view}.jpg`,
      ...describePicture(subjectOf(item), view),
    })),
  );
  await insertAll(
    db,
    itemPictureTexts,
    views.flatMap(({ item, view }, index) =>
      hostCodes.map((host) => ({
        pictureId: index + 1,
        host,
        alt: `${item.texts[languageOf(host)].title}, ${viewWords[languageOf(host)][view]}`,
      })),
    ),
  );
}

const subjectOf = ({ url, kind, look }: SeedItem): ItemSubject => ({
  kind: 'item',
  url,
  kindOfItem: kind,
  look,
});
