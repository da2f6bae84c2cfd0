import { generateCatalogue } from '../../demo/catalogue/generate/generate';
import { hostCodes } from '../../src/config/hosts';
import { foreignWordsIn } from '../support/foreign-texts';
import { dictionaries, openDictionary, type SpelledHost } from './dictionary';
import { refusedIn, refusedOn } from './refused';
import { textsOfHost, withoutMarkup, wordsOf } from './words-of-host';

/**
 * `npm run spelling`: words that neither the dictionary of a host nor its exceptions know, words of
 * another alphabet, and words that its word list refuses (`docs/words`).
 */
async function main(): Promise<void> {
  const catalogue = generateCatalogue();
  const texts = new Map(hostCodes.map((host) => [host, textsOfHost(host, catalogue)]));
  for (const host of Object.keys(dictionaries) as SpelledHost[]) {
    const isKnown = await openDictionary(host);
    const { script } = dictionaries[host];
    const words = [...wordsOf(texts.get(host) ?? [])].filter((word) => script.test(word));
    const unknown = words.filter((word) => !isKnown(word)).sort();
    report(`${host}: ${words.length} different words, ${unknown.length} unknown`, unknown);
  }
  for (const [host, own] of texts) {
    const foreign = own.flatMap((text) => foreignWordsIn(host, withoutMarkup(text)));
    report(`${host}: ${foreign.length} words of another alphabet`, foreign);
    const refused = refusedOn(host);
    const found = refusedIn(own, refused);
    report(
      `${host}: ${refused.length} refused words and phrases, said ${found.length} times`,
      found,
    );
  }
}

function report(summary: string, problems: readonly string[]): void {
  console.log(summary);
  if (problems.length === 0) return;
  console.log(problems.join('\n'));
  process.exitCode = 1;
}

main().catch((error: unknown) => {
  console.error(error);
  process.exitCode = 1;
});
