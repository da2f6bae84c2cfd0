import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import subsetFont from 'subset-font';
import { runCli } from '../run-cli';
import {
  cyrillicLetters,
  fontSourceFile,
  keptFeatures,
  latinLetters,
  otherLatinLetters,
  uzbekLetters,
} from './font-sources';

const ownFonts = join(__dirname, '../../src/shared/styles/fonts');
const folder = join(__dirname, '../api/cards/fonts');

/** Weight that a card is set in, by family. */
const weights = { cormorant: 600, manrope: 500 } as const;

const alphabets: Readonly<Record<string, string>> = {
  latin: latinLetters + uzbekLetters + otherLatinLetters,
  'latin-ext': `${otherLatinLetters}₽`,
  cyrillic: cyrillicLetters,
  'cyrillic-ext': '₴',
};

/**
 * Makes the fonts of social cards, each of one weight: what draws them reads no variable font that is
 * packed as a web font.
 */
runCli(async () => {
  for (const [family, weight] of Object.entries(weights)) {
    for (const [alphabet, letters] of Object.entries(alphabets)) {
      await make(`${family}-${alphabet}`, fontSourceFile(`${family}-${alphabet}`), letters, weight);
    }
  }
  // The package has no such letters: they are the site's own.
  const uzbek = join(ownFonts, 'manrope-uzbek-letters.woff2');
  await make('manrope-uzbek', uzbek, uzbekLetters, weights.manrope);
});

async function make(name: string, source: string, letters: string, wght: number): Promise<void> {
  const made = await subsetFont(await readFile(source), letters, {
    targetFormat: 'truetype',
    variationAxes: { wght },
    keepFeatures: keptFeatures,
  });
  await writeFile(join(folder, `${name}.ttf`), made);
  console.log(`${name}: ${made.length} bytes`);
}
