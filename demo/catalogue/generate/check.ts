import { languageCodes } from '../../../src/config/languages';
import { problemsOfItem } from './check-item';
import { problemsOfTexts } from './check-text';
import { type PerLanguage } from '../lookups/per-language';
import { descriptionWords } from '../vocabulary/compose';
import { type Catalogue, type SeedCollection, type SeedItem } from '../types';

/** Words in a maker's story, in every language. */
const aboutWords = { least: 60, most: 120 } as const;

/** What is wrong with a catalogue, in words; empty when it may be stored. */
export function problemsOf(catalogue: Catalogue): string[] {
  const makers = new Set(catalogue.makers.map(({ url }) => url));
  const collections = new Set(catalogue.collections.map(keyOf));
  return [
    ...twice(
      'maker',
      catalogue.makers.map(({ url }) => url),
    ),
    ...twice('collection', catalogue.collections.map(keyOf)),
    ...twice(
      'item',
      catalogue.items.map(({ url }) => url),
    ),
    ...languageCodes.flatMap((host) =>
      twice(
        `description on ${host}`,
        catalogue.items.map(({ texts }) => texts[host].description),
      ),
    ),
    ...catalogue.makers.flatMap(({ url, title, about }) => [
      ...problemsOfTexts(`title of ${url}`, title),
      ...problemsOfTexts(`story of ${url}`, about, aboutWords),
    ]),
    ...catalogue.collections.flatMap((collection) => [
      ...dangling(makers, collection.maker, `collection ${keyOf(collection)}`),
      ...problemsOfTexts(`note of ${keyOf(collection)}`, collection.note),
    ]),
    ...catalogue.items.flatMap((item) => [
      ...problemsOfItem(item),
      ...dangling(makers, item.maker, item.url),
      ...(item.collection === null
        ? []
        : dangling(collections, `${item.maker}/${item.collection}`, item.url)),
      ...problemsOfTexts(`title of ${item.url}`, partOf(item, 'title')),
      ...problemsOfTexts(`text of ${item.url}`, partOf(item, 'description'), descriptionWords),
    ]),
  ];
}

function keyOf({ maker, url }: Pick<SeedCollection, 'maker' | 'url'>): string {
  return `${maker}/${url}`;
}

function twice(what: string, keys: readonly string[]): string[] {
  const seen = new Set<string>();
  return keys.flatMap((key) => {
    if (!seen.has(key)) {
      seen.add(key);
      return [];
    }
    return [`${what} stands twice: ${key}`];
  });
}

function dangling(known: ReadonlySet<string>, key: string, from: string): string[] {
  return known.has(key) ? [] : [`${from} names "${key}", which is not there`];
}

/** One of an item's texts on every host that has it. */
function partOf({ texts }: SeedItem, part: 'title' | 'description'): Partial<PerLanguage<string>> {
  const present: Partial<SeedItem['texts']> = texts;
  return {
    ru: present.ru?.[part],
    en: present.en?.[part],
    ua: present.ua?.[part],
    uz: present.uz?.[part],
  };
}
