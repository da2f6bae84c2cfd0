import { readFile, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { format, resolveConfig } from 'prettier';
import subsetFont from 'subset-font';
import { runCli } from '../run-cli';

/** Letters of a file, and the file of the packages that has them. */
interface FirstFont {
  /** Of the file that is made. */
  name: string;
  source: string;
  letters: string;
}

/** Weights of the texts. */
const weights = { min: 400, max: 700 };

/** As the packages declare them: a browser takes letters of a family from one range of weights alone. */
const families = {
  manrope: { family: 'Manrope Variable', declared: '200 800' },
  cormorant: { family: 'Cormorant Variable', declared: '300 700' },
} as const;

/** What the styles ask for, and what puts letters together. */
const keepFeatures = [
  'kern',
  'liga',
  'calt',
  'ccmp',
  'locl',
  'mark',
  'mkmk',
  'lnum',
  'pnum',
  'tnum',
];

const between = (first: number, last: number) =>
  Array.from({ length: last - first + 1 }, (_, index) => String.fromCodePoint(first + index)).join(
    '',
  );

// Neither face has the narrow space of prices: it is named here so that no other file is asked for it.
const accented = 'àâäçèéêëîïñôöü';
const latin = `${between(0x20, 0x7e)}\u00a0\u202f«»§°´·×${accented}${accented.toUpperCase()}‐–—‘’‚“”„•…−€`;
const uzbek = 'ʻʼ';
const cyrillic = `${between(0x410, 0x44f)}ЁЄІЇёєіїҐґ№`;

const files = '@fontsource-variable';
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
    const original = await readFile(fileOf(source));
    const made = await subsetFont(original, letters, {
      targetFormat: 'woff2',
      variationAxes: { wght: weights },
      keepFeatures,
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
  const folderOfPackage = `../../../node_modules/${files}/${family}/files`;
  const faces = await readFile(require.resolve(`${files}/${family}/wght.css`), 'utf8');
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

function fileOf(source: string): string {
  const [family = ''] = source.split('-');
  const pack = dirname(require.resolve(`${files}/${family}/package.json`));
  return join(pack, 'files', `${source}-wght-normal.woff2`);
}

function sheetOf(made: readonly FirstFont[]): string {
  const faces = made.map(({ name, letters }) => {
    const { family, declared } = families[name.startsWith('manrope') ? 'manrope' : 'cormorant'];
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
