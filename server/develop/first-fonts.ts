import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { format, resolveConfig } from 'prettier';
import subsetFont from 'subset-font';
import { runCli } from '../run-cli';
import {
  cyrillicLetters as cyrillic,
  fontPackages,
  fontSourceFile,
  keptFeatures,
  latinLetters as latin,
  uzbekLetters as uzbek,
} from './font-sources';

/** Letters of a file, and the file of the packages that has them. */
interface FirstFont {
  /** Of the file that is made. */
  name: string;
  source: string;
  letters: string;
}

/**
 * Texts are set in several weights, titles in one. The declared ranges are those of the packages: a
 * browser takes letters of a family from one range of weights alone.
 */
const families = {
  manrope: { family: 'Manrope Variable', declared: '200 800', weights: { min: 400, max: 700 } },
  cormorant: { family: 'Cormorant Variable', declared: '300 700', weights: 500 },
} as const;

const familyOf = (name: string) => families[name.startsWith('manrope') ? 'manrope' : 'cormorant'];

const fonts: readonly FirstFont[] = [
  { name: 'manrope-latin', source: 'manrope-latin', letters: latin },
  { name: 'manrope-cyrillic', source: 'manrope-cyrillic', letters: cyrillic },
  { name: 'manrope-rouble', source: 'manrope-latin-ext', letters: '₽' },
  { name: 'manrope-hryvnia', source: 'manrope-cyrillic-ext', letters: '₴' },
  { name: 'cormorant-rouble', source: 'cormorant-latin-ext', letters: '₽' },
  { name: 'cormorant-hryvnia', source: 'cormorant-cyrillic-ext', letters: '₴' },
  { name: 'cormorant-latin', source: 'cormorant-latin', letters: latin + uzbek },
  { name: 'cormorant-cyrillic', source: 'cormorant-cyrillic', letters: cyrillic },
];

const folder = join(__dirname, '../../src/shared/styles/fonts');

/**
 * `npm run fonts`: makes the fonts that pages begin with, of the letters that texts are written in, the
 * weights and the features that styles ask for; and the style sheet that names them, after the files of
 * the packages, which any other letter comes from once a page shows one.
 */
runCli(async () => {
  for (const { name, source, letters } of fonts) {
    const original = await readFile(fontSourceFile(source));
    const made = await subsetFont(original, letters, {
      targetFormat: 'woff2',
      variationAxes: { wght: familyOf(name).weights },
      keepFeatures: keptFeatures,
    });
    await writeFile(join(folder, `${name}.woff2`), made);
    console.log(`${name}: ${made.length} of ${original.length} bytes`);
  }
  const sheet = join(folder, '../first-fonts.css');
  const style = { ...(await resolveConfig(sheet)), filepath: sheet };
  const rest = await Promise.all(Object.keys(families).map(restOf));
  await writeFile(sheet, await format([...rest, sheetOf(fonts)].join('\n\n'), style));
});

/** Alphabets that no text of the house is written in, and Cyrillic letters of other languages. */
const unwritten = /-(?:greek|vietnamese|cyrillic(?:-ext)?)-wght/;

/** The faces of a package, for letters that are not in the files that are made. */
async function restOf(family: string): Promise<string> {
  const folderOfPackage = `../../../node_modules/${fontPackages}/${family}/files`;
  const faces = await readFile(require.resolve(`${fontPackages}/${family}/wght.css`), 'utf8');
  return faces
    .split(/(?=\/\* )/)
    .filter((face) => !unwritten.test(face))
    .map((face) =>
      face
        .trim()
        .replace(/^.*\n/, '')
        .replace(/url\(\.\/files(.+?)\)/, `url('${folderOfPackage}$1')`),
    )
    .join('\n\n');
}

function sheetOf(made: readonly FirstFont[]): string {
  const faces = made.map(({ name, letters }) => {
    const { family, declared } = familyOf(name);
    return `@font-face {
  font-family: '${family}';
  font-style: normal;
  font-weight: ${declared};
  font-display: swap;
  src: url('./fonts/${name}.woff2') format('woff2-variations');
  unicode-range: ${rangesOf(letters)};
}
`;
  });
  return ['/* Written by npm run fonts; licence: fonts/OFL.txt. */\n', ...faces].join('\n');
}

/** `U+0020-007E, U+00A0`: neighbours in one range. */
function rangesOf(letters: string): string {
  const points = [...new Set([...letters].map((letter) => letter.codePointAt(0) ?? 0))].sort(
    (one, other) => one - other,
  );
  const ranges: [from: number, to: number][] = [];
  for (const point of points) {
    const last = ranges.at(-1);
    if (last && last[1] === point - 1) last[1] = point;
    else ranges.push([point, point]);
  }
  const hex = (point: number) => point.toString(16).toUpperCase().padStart(4, '0');
  return ranges
    .map(([from, to]) => (from === to ? `U+${hex(from)}` : `U+${hex(from)}-${hex(to)}`))
    .join(', ');
}
