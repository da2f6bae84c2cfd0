import { type HostCode } from '../../src/config/hosts';
import { type ItemKind } from '../../src/config/catalogs';
import { type Picture } from '../../src/contract/wire';
import { describePicture } from './pictures/describe';
import { viewsOf, type CoverFamily, type ItemSubject } from './pictures/subject';

/** What each view of an item shows, in the words of the host. */
const viewWords: Record<HostCode, Record<'front' | 'detail' | 'back' | 'cover', string>> = {
  ru: { front: 'вид спереди', detail: 'деталь', back: 'оборотная сторона', cover: '' },
  en: { front: 'front view', detail: 'detail', back: 'reverse', cover: '' },
  ua: { front: 'вигляд спереду', detail: 'деталь', back: 'зворотний бік', cover: '' },
  uz: { front: 'old koʻrinishi', detail: 'detali', back: 'orqa tomoni', cover: '' },
};

/** Pictures of an item, all views in the order of its gallery. */
export function itemPictures(
  item: { url: string; kind: ItemKind; look: ItemSubject['look']; title: string },
  host: HostCode,
  publicUrl: string,
): Picture[] {
  const subject: ItemSubject = {
    kind: 'item',
    url: item.url,
    kindOfItem: item.kind,
    look: item.look,
  };
  return viewsOf(subject).map((view) => ({
    src: `${publicUrl}/pictures/${item.kind}/${item.url}/${view}.jpg`,
    ...describePicture(subject, view),
    alt: `${item.title}, ${viewWords[host][view]}`,
  }));
}

/** The cover of a page; decoration, so it needs no words. */
export function coverPicture(of: CoverFamily, url: string, publicUrl: string): Picture {
  return {
    src: `${publicUrl}/pictures/${of}/${url}/cover.jpg`,
    ...describePicture({ kind: 'cover', of, url }, 'cover'),
    alt: '',
  };
}
