/** @jest-environment node */
import { problemsOf } from './check';
import { generateCatalogue } from './generate';
import { type Catalogue, type SeedItem } from '../types';

const sound = generateCatalogue({ items: 12, seed: 3 });

/** The catalogue with its first item changed. */
function withFirst(change: (item: SeedItem) => Partial<SeedItem>): Catalogue {
  return {
    ...sound,
    items: sound.items.map((item, index) => (index === 0 ? { ...item, ...change(item) } : item)),
  };
}

const inRussian = (item: SeedItem, description: string): Partial<SeedItem> => ({
  texts: { ...item.texts, ru: { ...item.texts.ru, description } },
});

describe('the check of a catalogue', () => {
  it('finds nothing wrong with a sound one', () => {
    expect(problemsOf(sound)).toEqual([]);
  });

  it.each<[string, (item: SeedItem) => Partial<SeedItem>, RegExp]>([
    ['a missing language', (item) => inRussian(item, ''), /on ru has no text/],
    ['a text that is too short', (item) => inRussian(item, 'Слишком мало слов.'), /3 words/],
    [
      'letters of another language',
      (item) => inRussian(item, `${item.texts.ru.description} Її.`),
      /letter of another language/,
    ],
    [
      'a slot that was not filled',
      (item) => inRussian(item, `${item.texts.ru.description} {year}.`),
      /has a slip/,
    ],
    ['an unknown maker', () => ({ maker: 'nobody' }), /names "nobody"/],
    ['an unknown collection', () => ({ collection: 'nothing' }), /nothing", which is not there/],
    ['a diameter out of range', () => ({ diameter: 61 }), /diameter is out of range/],
    ['a year out of range', () => ({ year: 2027 }), /year is out of range/],
    ['a price that is not positive', () => ({ priceUsd: 0 }), /price is not positive/],
    [
      'a discount that is none',
      () => ({ priceUsd: 100, priceWithDiscountUsd: 100 }),
      /discount is no discount/,
    ],
    [
      'a brand new piece in used condition',
      () => ({ condition: 'perfect', tags: ['brand_new'] }),
      /brand new and its condition/,
    ],
    [
      'an archived tag on what is for sale',
      () => ({ isArchive: false, tags: ['pre_owned', 'archived'] }),
      /archived and its tag/,
    ],
    ['an archived item that is not sold', () => ({ isArchive: true }), /archived but not sold/],
    [
      'a sold item without its day',
      () => ({ availability: [{ cityAlias: 'moscow', status: 'sold' }], soldOn: null }),
      /sold and its day disagree/,
    ],
    [
      'an item that was sold before it was put up',
      () => ({
        availability: [{ cityAlias: 'moscow', status: 'sold' }],
        datePublish: '2026-05-02T09:00:00.000Z',
        soldOn: '2026-05-01',
      }),
      /sold before it was put up/,
    ],
    ['an item that is nowhere', () => ({ availability: [] }), /it is nowhere/],
    ['a look of another kind', () => ({ kind: 'art' }), /look is of another kind/],
    ['an address that is no slug', () => ({ url: 'Not A Slug' }), /no slug/],
  ])('finds %s', (_, change, problem) => {
    expect(problemsOf(withFirst(change)).join('\n')).toMatch(problem);
  });

  it('finds an address and a description that stand twice', () => {
    const [first] = sound.items;
    const problems = problemsOf({ ...sound, items: [...sound.items, ...(first ? [first] : [])] });
    expect(problems.join('\n')).toMatch(/item stands twice/);
    expect(problems.join('\n')).toMatch(/description on uz stands twice/);
  });
});
