import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** Language of a host, and the package with its dictionary. */
export const dictionaries = {
  ru: { language: 'ru', package: '@cspell/dict-ru_ru', script: /^\p{Script=Cyrillic}/u },
  ua: { language: 'uk', package: '@cspell/dict-uk-ua', script: /^\p{Script=Cyrillic}/u },
  en: { language: 'en-GB', package: '@cspell/dict-en-gb', script: /^\p{Script=Latin}/u },
} as const;

export type SpelledHost = keyof typeof dictionaries;

/** Tells whether a word is spelt as its dictionary or the list of exceptions of the host says. */
export async function openDictionary(host: SpelledHost): Promise<(word: string) => boolean> {
  // The library is an ES module, which only an import at run time reaches from here.
  const { finalizeSettings, getDictionary, mergeSettings, readSettings } =
    await import('cspell-lib');
  const { language, package: name } = dictionaries[host];
  const own = await readSettings(require.resolve(`${name}/cspell-ext.json`));
  const names = (own.dictionaryDefinitions ?? []).map((definition) => definition.name);
  const settings = finalizeSettings(mergeSettings(own, { language, dictionaries: names }));
  const dictionary = await getDictionary(settings);
  const exceptions = readExceptions(host);
  return (word) =>
    dictionary.has(word) ||
    dictionary.has(word.toLowerCase()) ||
    exceptions.has(word.toLowerCase());
}

/** Names and words of the trade that no dictionary has, one to a line; `#` starts a remark. */
function readExceptions(host: SpelledHost): Set<string> {
  const lines = readFileSync(join(__dirname, 'words', `${host}.txt`), 'utf8').split('\n');
  return new Set(
    lines.map((line) => line.replace(/#.*/, '').trim().toLowerCase()).filter((word) => word !== ''),
  );
}
