/** @jest-environment node */
import { languageCodes } from '../../../src/config/languages';
import { type ArtComposition } from '../generate/look-art';
import { motifOf } from './art-motifs';
import { languages } from './languages';

describe.each(languageCodes)('on %s', (host) => {
  const { works, composition } = languages[host].art.words;

  test.each(Object.keys(works) as ArtComposition[])('every title of %s has a motif', (kind) => {
    const titles = works[kind];
    expect(titles).toHaveLength(4);
    titles.forEach((_, place) => {
      for (const motif of [0, 0.999]) {
        const shares = { work: (place + 0.5) / titles.length, motif };
        expect(composition[kind]).toContain(motifOf(kind, composition[kind], shares));
      }
    });
  });
});

test.each([
  ['Цветущие яблони', 'garden', 1, /ветви/iu],
  ['Аллея', 'garden', 3, /Дорожка/u],
  ['Голубые купола', 'city_domes', 1, /крышами/u],
  ['Лодки у берега', 'seascape_calm', 2, /лодки/u],
] as const)('«%s» is told with a motif of its own', (title, kind, place, motif) => {
  const { works, composition } = languages.ru.art.words;
  expect(works[kind][place]).toBe(title);
  for (const share of [0, 0.999]) {
    const shares = { work: (place + 0.5) / 4, motif: share };
    expect(motifOf(kind, composition[kind], shares)).toMatch(motif);
  }
});
