import { accessoryBack, accessoryDetail, accessoryFront } from './accessory/views';
import { artBack } from './art/verso';
import { artDetail, artFront } from './art/views';
import { drawable } from './base/lettering';
import { Sheet } from './base/sheet';
import { coverSize } from './cover/scene';
import { cover } from './cover/compose';
import { describePicture } from './describe';
import { jewelBack, jewelDetail, jewelFront } from './jewelry/views';
import type { ItemSubject, PictureSubject, PictureView } from './subject';
import { watchBack, watchDetail, watchFront } from './watch/views';

/** Raise it with every change that a visitor could see: the pictures' ETags hold it. */
export const drawingVersion = 3;

function item(
  sheet: Sheet,
  { url, look, maker, reference }: ItemSubject,
  view: PictureView,
): string {
  const name = drawable(maker ?? '').trim();
  switch (look.kind) {
    case 'clock':
      if (view === 'detail') return watchDetail(sheet, look, url, name);
      if (view === 'back') return watchBack(sheet, look, url, name, reference ?? null);
      return watchFront(sheet, look, url, name);
    case 'jewelry':
      if (view === 'detail') return jewelDetail(sheet, look, url, name);
      if (view === 'back') return jewelBack(sheet, look, url, name);
      return jewelFront(sheet, look, url, name);
    case 'accessory':
      if (view === 'detail') return accessoryDetail(sheet, look, url, name);
      if (view === 'back') return accessoryBack(sheet, look, url, name);
      return accessoryFront(sheet, look, url, name);
    case 'art':
      if (view === 'detail') return artDetail(sheet, look, url);
      if (view === 'back') return artBack(sheet, look, url, name);
      return artFront(sheet, look, url);
  }
}

/** The picture as SVG; the same subject and view always give the same text. */
export function drawPicture(subject: PictureSubject, view: PictureView): string {
  const sheet = new Sheet();
  const { width, height } = describePicture(subject, view);
  if (subject.kind === 'cover')
    return sheet.write(width, height, coverSize.width, cover(sheet, subject));
  return sheet.write(width, height, 1000, item(sheet, subject, view));
}
