import { dictionaries, openDictionary, type SpelledHost } from './dictionary';
import { textsOfHost, wordsOf } from './words-of-host';

/** `npm run spelling`: words that neither the dictionary of a host nor its exceptions know. */
async function main(): Promise<void> {
  for (const host of Object.keys(dictionaries) as SpelledHost[]) {
    const isKnown = await openDictionary(host);
    const { script } = dictionaries[host];
    const words = [...wordsOf(textsOfHost(host))].filter((word) => script.test(word));
    const unknown = words.filter((word) => !isKnown(word)).sort();
    console.log(`${host}: ${words.length} different words, ${unknown.length} unknown`);
    if (unknown.length === 0) continue;
    console.log(unknown.join('\n'));
    process.exitCode = 1;
  }
}

main().catch((error: unknown) => {
  console.error(error);
  process.exitCode = 1;
});
