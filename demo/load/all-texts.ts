import { join } from 'node:path';
import { hostCodes, languageOf, perHost, type HostCode } from '../../src/config/hosts';
import { languageCodes, type LanguageCode } from '../../src/config/languages';
import { loadOwnLists, loadTexts, type OwnTexts } from './load-texts';
import { type HostTexts } from './texts';

export type AllTexts = Record<HostCode, OwnTexts>;

export const textsFolder = join(__dirname, '../texts');

/** What a row is known by where several hosts tell of the same thing. */
const keys: { [Name in keyof OwnTexts]?: (row: OwnTexts[Name][number]) => string } = {
  cities: ({ alias }) => alias,
  services: ({ url }) => url,
  videos: ({ url }) => url,
  terms: ({ key }) => key,
  actions: ({ url }) => url,
  specials: ({ url }) => url,
  articles: ({ url }) => url,
};

/** The lists whose rows have such a key. */
export const sharedLists = Object.keys(keys) as (keyof OwnTexts)[];

/**
 * The texts of all hosts.
 * @throws Error naming the file and field that is missing or wrong, or the row that stands twice.
 */
export function loadAllTexts(folder = textsFolder): AllTexts {
  const ofLanguages = Object.fromEntries(
    languageCodes.map((language) => [language, loadTexts(folder, language)]),
  ) as Record<LanguageCode, OwnTexts>;
  const texts = perHost((host) => {
    const shared = ofLanguages[languageOf(host)];
    return host === languageOf(host) ? shared : withOwn(shared, loadOwnLists(folder, host));
  });
  for (const host of hostCodes) {
    for (const name of sharedLists) {
      const found = keysOf(texts[host], name);
      const twice = found.find((key, index) => found.indexOf(key) !== index);
      if (twice !== undefined) throw new Error(`${name} of ${host} has "${twice}" twice`);
    }
  }
  return texts;
}

/** A host's own rows come first; those of its language follow, but for what its own tell of. */
function withOwn(shared: OwnTexts, own: Partial<HostTexts>): OwnTexts {
  const join = <Name extends keyof HostTexts>(name: Name): HostTexts[Name] => {
    const rows = own[name] ?? [];
    const keyOf = keys[name] as ((row: unknown) => string) | undefined;
    const told = new Set(keyOf && rows.map(keyOf));
    return [
      ...rows,
      ...shared[name].filter((row) => !keyOf || !told.has(keyOf(row))),
    ] as HostTexts[Name];
  };
  const names = Object.keys(own) as (keyof HostTexts)[];
  return { ...shared, ...Object.fromEntries(names.map((name) => [name, join(name)])) };
}

/** The keys of a host's rows, in their order. */
export function keysOf<Name extends keyof OwnTexts>(own: OwnTexts, name: Name): string[] {
  const keyOf = keys[name];
  if (!keyOf) throw new Error(`rows of ${name} have no key`);
  const rows: readonly OwnTexts[Name][number][] = own[name];
  return rows.map(keyOf);
}

/**
 * Every thing that some host tells of, once and in the order of the first host: its row there holds
 * what does not depend on the language. A host without a row for it does not show it.
 */
export function neutralRows<Name extends keyof OwnTexts>(
  texts: AllTexts,
  name: Name,
): OwnTexts[Name][number][] {
  const known = new Map<string, OwnTexts[Name][number]>();
  for (const host of hostCodes) {
    const rows: readonly OwnTexts[Name][number][] = texts[host][name];
    keysOf(texts[host], name).forEach((key, index) => {
      const row = rows[index];
      if (row && !known.has(key)) known.set(key, row);
    });
  }
  return [...known.values()];
}
