import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { createDice } from '../../../demo/catalogue/generate/dice';
import { generateCatalogue } from '../../../demo/catalogue/generate/generate';
import { type Catalogue, type SeedItem } from '../../../demo/catalogue/types';
import { loadAllTexts } from '../../../demo/load/all-texts';
import { hostCodes, languageOf, type HostCode } from '../../../src/config/hosts';
import { type LanguageCode } from '../../../src/config/languages';
import { backendWords, machineFields } from '../words-of-host';

const localesFolder = join(__dirname, '../../../src/locales');

/** How many texts of each sort a sample holds: 60 in all. */
const sizes = {
  interface: 18,
  pages: 4,
  services: 6,
  articles: 5,
  seo: 2,
  cities: 3,
  others: 3,
  items: 10,
  makers: 3,
  collections: 2,
  backend: 4,
};

type Sort = keyof typeof sizes;

/** As many item descriptions as a visitor might read in a row. */
const inARow = 40;

/**
 * `npm run sample:words -- --host uz --seed 3`: texts of a host chosen at random, for a native
 * reader to judge; then forty item descriptions as they follow each other.
 */
function main(): void {
  const { values } = parseArgs({
    options: { host: { type: 'string' }, seed: { type: 'string', default: '1' } },
  });
  const host = hostCodes.find((code) => code === values.host);
  if (!host) throw new Error(`--host is one of ${hostCodes.join(', ')}`);
  const catalogue = generateCatalogue();
  const dice = createDice(Number(values.seed), hostCodes.indexOf(host));
  const texts = textsBySort(host, catalogue);
  const chosen = (Object.keys(sizes) as Sort[]).flatMap((sort) =>
    dice.shuffled(texts[sort]).slice(0, sizes[sort]),
  );
  const start = dice.between(0, catalogue.items.length - inARow);
  console.log(numbered(chosen));
  console.log('\n# In a row\n');
  console.log(numbered(texts.items.slice(start, start + inARow)));
}

const numbered = (texts: readonly string[]) =>
  texts.map((text, index) => `${index + 1}. ${text}`).join('\n\n');

/** Every text of a host, with the place where it stands. */
function textsBySort(
  host: HostCode,
  { makers, collections, items }: Catalogue,
): Record<Sort, string[]> {
  const language = languageOf(host);
  const { services, articles, seo, cities, ...others } = loadAllTexts()[host];
  const files = readdirSync(join(localesFolder, language));
  const isPage = (file: string) => file.startsWith('text-');
  return {
    interface: files.filter((file) => !isPage(file)).flatMap((file) => localeTexts(language, file)),
    pages: files.filter(isPage).flatMap((file) => localeTexts(language, file)),
    services: placed('services', services),
    articles: articles.flatMap(({ url, title, preview, body }) =>
      placed(`articles ${url}`, [title, preview, ...body.split('\n\n')]),
    ),
    seo: placed('seo', seo),
    cities: placed('cities', cities),
    others: placed('texts', others),
    items: items.map(
      (item) =>
        `[${factsOf(item)}] ${item.texts[language].title}\n${item.texts[language].description}`,
    ),
    makers: makers.map(({ title, about }) => `[maker] ${title[language]}: ${about[language]}`),
    collections: collections.map(({ title, note }) => `[collection] ${title}: ${note[language]}`),
    backend: placed('backend', backendWords(language)),
  };
}

const localeTexts = (language: LanguageCode, file: string): string[] =>
  placed(file, JSON.parse(readFileSync(join(localesFolder, language, file), 'utf8')));

/** The strings of a value with their paths, without what programs read. */
function placed(path: string, value: unknown): string[] {
  if (typeof value === 'string') return /\p{L}/u.test(value) ? [`[${path}] ${value}`] : [];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([name, inner]) =>
    machineFields.has(name) ? [] : placed(`${path} ${name}`, inner),
  );
}

function factsOf({
  kind,
  maker,
  model,
  reference,
  year,
  diameter,
  condition,
  equipment,
}: SeedItem): string {
  return [kind, maker, model, reference, year, diameter, condition, equipment]
    .filter(Boolean)
    .join(', ');
}

main();
