/** @jest-environment node */
import { languageCodes } from '../../../src/config/languages';
import { madeCatalogue } from '../../../tests/support/made-catalogue';
import { type ArtPalette } from '../generate/look-art';
import { suitingTitles } from './art-titles';
import { compositions, Gallery } from './gallery';
import { languages } from './languages';
import { repeatsWordOf } from './word-twice';

const shares = { work: 0, composition: 0 };
const palettes = Object.keys(languages.en.art.words.palette) as ArtPalette[];

describe.each(languageCodes)('on %s', (host) => {
  const { works, composition, palette } = languages[host].art.words;

  test('no title stands twice', () => {
    const titles = Object.values(works).flat();
    expect(new Set(titles).size).toBe(titles.length);
  });

  test('no wording stands twice', () => {
    for (const all of [Object.values(composition).flat(2), Object.values(palette).flat()]) {
      expect(new Set(all).size).toBe(all.length);
    }
  });

  test.each(compositions)('every title of %s has a motif', (kind) => {
    expect(works[kind]).toHaveLength(suitingTitles[kind].length);
    for (const { motifs } of suitingTitles[kind]) {
      for (const motif of motifs) expect(composition[kind][motif]?.length).toBeGreaterThan(1);
    }
  });

  test('colours have as many wordings as works hang near each other', () => {
    for (const wordings of Object.values(palette)) expect(wordings).toHaveLength(4);
  });

  test('works that hang near each other are told in sentences of their own', () => {
    const gallery = new Gallery();
    for (const look of [
      { composition: 'winter', palette: 'cold_dawn' },
      { composition: 'garden', palette: 'southern_sun' },
    ] as const) {
      const shown = Array.from({ length: 4 }, () => gallery.hang(look, shares)[host]);
      for (const fact of ['work', 'motif', 'palette'] as const) {
        expect(new Set(shown.map((one) => one[fact])).size).toBe(4);
      }
    }
  });

  test('a title that every work of the kind has had is numbered', () => {
    const gallery = new Gallery();
    const look = { composition: 'still_life_fruit', palette: 'southern_sun' } as const;
    const titles = Array.from({ length: 40 }, () => gallery.hang(look, shares)[host].work);
    expect(new Set(titles).size).toBe(40);
    expect(titles.filter((title) => title.endsWith(' II')).length).toBeGreaterThan(0);
  });

  test('a word of the title is not told again where there is another wording', () => {
    const look = { composition: 'river_landscape', palette: 'autumn' } as const;
    for (const work of [0, 0.2, 0.4, 0.6, 0.8]) {
      const shown = new Gallery().hang(look, { work, composition: 0 })[host];
      const wordings = composition.river_landscape.find((all) => all.includes(shown.motif)) ?? [];
      if (wordings.some((wording) => !repeatsWordOf(shown.work, wording))) {
        expect(repeatsWordOf(shown.work, shown.motif)).toBe(false);
      }
    }
  });
});

test('a title suits the colours of its work', () => {
  for (const palette of palettes) {
    const { en } = new Gallery().hang(
      { composition: 'harbour', palette },
      { ...shares, work: 0.4 },
    );
    if (/Moonlight|Night/u.test(en.work)) expect(palette).toBe('moonlight');
    if (/Grey/u.test(en.work)) expect(palette).toBe('grey_silver');
  }
});

test('every palette has titles of every composition', () => {
  for (const composition of compositions) {
    for (const palette of palettes) {
      expect(() => new Gallery().hang({ composition, palette }, shares)).not.toThrow();
    }
  }
});

test('“Аллея” is told with its path, a bed of flowers without', () => {
  const { works, composition } = languages.ru.art.words;
  const motifsOf = (title: string) =>
    suitingTitles.garden[works.garden.indexOf(title)]?.motifs.flatMap(
      (motif) => composition.garden[motif] ?? [],
    ) ?? [];
  expect(motifsOf('Аллея').length).toBeGreaterThan(0);
  for (const wording of motifsOf('Аллея')) expect(wording).toMatch(/дорожка/iu);
  expect(motifsOf('У клумбы').length).toBeGreaterThan(0);
  for (const wording of motifsOf('У клумбы')) expect(wording).toMatch(/цвет|клумб/iu);
});

describe('the catalogue', () => {
  const works = madeCatalogue().items.flatMap(({ look, texts }, row) =>
    look.kind === 'art' ? [{ row, texts, look }] : [],
  );

  /** The ends of a title within its quotes. */
  const quoted = /[«‘“](.+?)[»’”],/u;

  test.each(languageCodes)('has no two works of one title on %s', (host) => {
    const titles = works.map(({ texts }) => quoted.exec(texts[host].title)?.[1]);
    expect(titles).not.toContain(undefined);
    expect(new Set(titles).size).toBe(works.length);
  });

  test.each(languageCodes)('tells no two works near each other in one sentence on %s', (host) => {
    const { composition, palette } = languages[host].art.words;
    const wordings = [Object.values(composition).flat(2), Object.values(palette).flat()].flat();
    const nearest = wordings.flatMap((wording) => {
      const rows = works
        .filter(({ texts }) => {
          const { description } = texts[host];
          const start = description.indexOf(wording.slice(1));
          return start > 0 && description.slice(start - 3, start - 1) === '. ';
        })
        .map(({ row }) => row);
      return rows.slice(1).map((row, index) => row - (rows[index] ?? 0));
    });
    expect(Math.min(...nearest)).toBeGreaterThan(40);
  });

  test.each(languageCodes)('tells every work by a motif of its own on %s', (host) => {
    const motifs = Object.values(languages[host].art.words.composition).flat(2);
    const told = works.map(
      ({ texts }) => motifs.find((motif) => texts[host].description.includes(motif)) ?? '',
    );
    expect(told.filter((motif) => motif !== '').length).toBe(works.length);
    expect(new Set(told).size).toBe(works.length);
  });
});
