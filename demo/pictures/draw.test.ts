/** @jest-environment node */
import sharp from 'sharp';
import { describePicture } from './describe';
import { drawPicture } from './draw';
import { sampleAccessories } from './samples/accessories';
import { sampleJewels } from './samples/jewels';
import { sampleWatches } from './samples/watches';
import { sampleWorks } from './samples/works';
import {
  itemViews,
  viewsOf,
  type CoverFamily,
  type ItemSubject,
  type PictureSubject,
} from './subject';

const looks = [...sampleWatches, ...sampleJewels, ...sampleAccessories, ...sampleWorks];

const anItem = (look: ItemSubject['look'], url: string): ItemSubject => ({
  kind: 'item',
  url,
  kindOfItem: look.kind,
  look,
  maker: 'Maison Été & Söhne',
  reference: '126.610-LN',
});

const addresses: [CoverFamily, string][] = [
  ['article', 'rynok-chasov'],
  ['article', 'zoloto-rastet'],
  ['article', 'kak-otlichit-poddelku-ekspertiza'],
  ['article', 'zakon-o-lombardah'],
  ['article', 'ceny-na-almazy'],
  ['service', 'vykup-brilliantov'],
  ['service', 'vykup-vertu'],
  ['service', 'sumki-hermes'],
  ['service', 'vykup-kartin'],
  ['service', 'remont-chasov'],
  ['service', 'yuvelirnye-izdeliya'],
  ['action', 'privedi-klienta'],
  ['city', 'moscow'],
  ['city', 'a-city-without-landmarks'],
];

const subjects: PictureSubject[] = [
  ...looks.map((look, index) => anItem(look, `${look.kind}-${index}`)),
  ...addresses.map(([of, url]): PictureSubject => ({ kind: 'cover', of, url })),
];

// A detail is the front from near: a few of them stand for all.
const cases = subjects.flatMap((subject, index) =>
  viewsOf(subject)
    .filter((view) => view !== 'detail' || index % 5 === 0)
    .map((view) => ({ subject, view, name: `${subject.url} ${view}` })),
);

const matches = (text: string, pattern: RegExp): string[] =>
  [...text.matchAll(pattern)].map(([, found]) => found ?? '');

describe('drawPicture', () => {
  test.each(cases)('$name is valid SVG of the described size', async ({ subject, view }) => {
    const svg = drawPicture(subject, view);
    // Numbers that went wrong, and letters that would need a font of the machine.
    expect(/NaN|undefined|Infinity|<text/.exec(svg)).toBeNull();
    const ids = matches(svg, / id="([^"]+)"/g);
    expect(new Set(ids).size).toBe(ids.length);
    const used = matches(svg, /(?:url\(|href=")#([^)"]+)/g);
    expect(used.filter((id) => !ids.includes(id))).toEqual([]);
    const { format, width, height } = await sharp(Buffer.from(svg)).metadata();
    const described = describePicture(subject, view);
    expect([format, width, height]).toEqual(['svg', described.width, described.height]);
    expect(described.color).toMatch(/^#[0-9a-f]{6}$/);
    // The same subject and view always give the same picture.
    expect(drawPicture(structuredClone(subject), view) === svg).toBe(true);
  });

  test('no two items look alike, even with the same fields', () => {
    for (const look of [sampleWatches[6], sampleJewels[1], sampleAccessories[0], sampleWorks[0]]) {
      if (!look) throw new Error('a sample is missing');
      for (const view of itemViews) {
        const [one, two] = [anItem(look, 'one'), anItem(look, 'two')];
        expect(drawPicture(one, view) === drawPicture(two, view)).toBe(false);
      }
    }
  });
});
