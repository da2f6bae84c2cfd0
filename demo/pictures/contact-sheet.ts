import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import type { ItemKind } from '../../src/config/catalogs';
import { generateCatalogue } from '../catalogue/generate/generate';
import { renderPicture } from './render';
import { sampleAccessories } from './samples/accessories';
import { sampleJewels } from './samples/jewels';
import { sampleWatches } from './samples/watches';
import { sampleWorks } from './samples/works';
import {
  isPictureView,
  type CoverFamily,
  type ItemSubject,
  type PictureSubject,
  type PictureView,
} from './subject';

/**
 * `tsx demo/pictures/contact-sheet.ts <folder> [sheet] [view]`: small pictures side by side,
 * to judge the drawing by eye.
 */
const item = (look: ItemSubject['look'], index: number): ItemSubject => ({
  kind: 'item',
  url: `sample-${look.kind}-${index}`,
  kindOfItem: look.kind,
  look,
  maker: 'MERIDIAN',
  reference: '126 610',
});

/** Items of the demonstration stock, from all over it. */
function stock(kind: ItemKind, count: number): ItemSubject[] {
  const { items, makers } = generateCatalogue();
  const ofKind = items.filter((entry) => entry.kind === kind);
  const step = Math.max(1, Math.floor(ofKind.length / count));
  return ofKind
    .filter((_, index) => index % step === 0)
    .slice(0, count)
    .map(({ url, look, maker, reference }) => ({
      kind: 'item',
      url,
      kindOfItem: kind,
      look,
      maker: makers.find((candidate) => candidate.url === maker)?.title.en ?? null,
      reference,
    }));
}
const cover = (of: CoverFamily, url: string): PictureSubject => ({ kind: 'cover', of, url });

const sheets: Record<string, { subjects: readonly PictureSubject[]; columns: number }> = {
  watches: { subjects: sampleWatches.map(item), columns: 8 },
  jewelry: { subjects: sampleJewels.map(item), columns: 8 },
  accessories: { subjects: sampleAccessories.map(item), columns: 7 },
  art: { subjects: sampleWorks.map(item), columns: 5 },
  'stock-watches': { subjects: stock('clock', 48), columns: 8 },
  'stock-jewelry': { subjects: stock('jewelry', 24), columns: 6 },
  'stock-accessories': { subjects: stock('accessory', 24), columns: 6 },
  'stock-art': { subjects: stock('art', 12), columns: 4 },
  covers: {
    subjects: [
      cover('service', 'vykup-chasov'),
      cover('service', 'zalog-chasov'),
      cover('service', 'remont-chasov'),
      cover('service', 'ocenka-brilliantov'),
      cover('service', 'vykup-yuvelirnyh'),
      cover('service', 'vykup-hermes'),
      cover('article', 'rynok-chasov'),
      cover('article', 'zoloto-rastet'),
      cover('action', 'privedi-druga'),
      cover('city', 'moscow'),
      cover('city', 'tashkent'),
      cover('city', 'baku'),
    ],
    columns: 3,
  },
};

/** Sheets stay below this many pixels across. */
const mostWidth = 1800;

async function writeSheet(folder: string, name: string, view: PictureView): Promise<void> {
  const sheet = sheets[name];
  if (!sheet) throw new Error(`no sheet "${name}": ${Object.keys(sheets).join(', ')}`);
  const wide = Math.floor(mostWidth / sheet.columns);
  const high = name === 'covers' ? Math.round(wide * 0.625) : wide;
  const tiles: { input: Buffer; left: number; top: number }[] = [];
  let spent = 0;
  for (const [index, subject] of sheet.subjects.entries()) {
    const from = performance.now();
    const picture = await renderPicture(subject, name === 'covers' ? 'cover' : view);
    spent += performance.now() - from;
    tiles.push({
      input: await sharp(picture).resize(wide, high).toBuffer(),
      left: (index % sheet.columns) * wide,
      top: Math.floor(index / sheet.columns) * high,
    });
  }
  const rows = Math.ceil(sheet.subjects.length / sheet.columns);
  await mkdir(folder, { recursive: true });
  await sharp({
    create: {
      width: wide * sheet.columns,
      height: high * rows,
      channels: 3,
      background: '#ffffff',
    },
  })
    .composite(tiles)
    .png()
    .toFile(join(folder, `${name}-${view}.png`));
  process.stdout.write(
    `${name} ${view}: ${sheet.subjects.length} pictures, ${Math.round(spent / sheet.subjects.length)} ms each\n`,
  );
}

async function main(): Promise<void> {
  const [folder = '.data/contact-sheets', only, view = 'front'] = process.argv.slice(2);
  if (!isPictureView(view)) throw new Error(`no view "${view}"`);
  for (const name of only ? [only] : Object.keys(sheets)) await writeSheet(folder, name, view);
}

main().catch((error: unknown) => {
  console.error(error);
  process.exitCode = 1;
});
