import { readFileSync } from 'node:fs';
import { cp, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

/** Rows that a fifth country adds to files that are there. */
interface Addition {
  /** From the repository. */
  file: string;
  /** Stands once in the file. */
  at: string;
  with: string;
}

export const fifthHost = 'kz';

/** New files of that country, as they lie in the repository. */
const newFiles = join(__dirname, 'files');

const hostRow = `  kz: {
    code: 'kz',
    language: 'ru',
    languageTag: 'ru-KZ',
    intlLocale: 'ru-KZ',
    languageName: 'Русский (Казахстан)',
    domain: 'kz.karat.example',
    apiBase: 'https://api.karat.example/kz',
    currency: 'KZT',
    logo: 'cyrillic',
    switchesTo: ['ru', 'en', 'ua', 'uz', 'kz'],
  },
`;

/** Kazakhstan in Russian words: tenge, phones of +7, a branch in Almaty. */
export const additions: readonly Addition[] = [
  { file: 'src/config/hosts.ts', at: "'uz'] as const", with: "'uz', 'kz'] as const" },
  { file: 'src/config/hosts.ts', at: "UZS: 'soʻm' }", with: "UZS: 'soʻm', KZT: '₸' }" },
  {
    file: 'src/config/hosts.ts',
    at: '};\n\n/** Spec §1: the default is ru. */',
    with: `${hostRow}};\n\n/** Spec §1: the default is ru. */`,
  },
  {
    file: 'src/config/claims.ts',
    at: '    uz: { upToPercent: 60 },\n',
    with: '    uz: { upToPercent: 60 },\n    kz: { upToPercent: 95 },\n',
  },
  {
    file: 'src/config/socials.ts',
    at: '  uz: [telegram, instagram, youtube],\n',
    with: '  uz: [telegram, instagram, youtube],\n  kz: [telegram, instagram, youtube],\n',
  },
  {
    file: 'demo/load/seed-reference.ts',
    at: '  UZS: 12_150,\n',
    with: '  UZS: 12_150,\n  KZT: 524,\n',
  },
  {
    file: 'demo/load/city-places.ts',
    at: "  baku: { latitude: 40.3716, longitude: 49.8382, timeZone: 'Asia/Baku' },\n",
    with:
      "  baku: { latitude: 40.3716, longitude: 49.8382, timeZone: 'Asia/Baku' },\n" +
      "  almaty: { latitude: 43.2425, longitude: 76.9571, timeZone: 'Asia/Almaty' },\n",
  },
];

/**
 * The text of a file of the repository with what the fifth country adds to it.
 * @throws Error naming the file in which a row has no place any more
 */
export function withFifthHost(file: string, text: string): string {
  return additions
    .filter((addition) => addition.file === file)
    .reduce((before, { at, with: added }) => {
      if (before.split(at).length !== 2) throw new Error(`${file} does not hold "${at}" once`);
      return before.replace(at, added);
    }, text);
}

/** The files that are there already and get rows, from the repository. */
export const changedFiles = [...new Set(additions.map(({ file }) => file))];

/** Writes the fifth country into a copy of the repository. */
export async function addFifthHost(copy: string): Promise<void> {
  for (const file of changedFiles) {
    const path = join(copy, file);
    await writeFile(path, withFifthHost(file, await readFile(path, 'utf8')));
  }
  await cp(newFiles, copy, { recursive: true });
}

/** A file of this repository as the copy would have it. */
export const readWithFifthHost = (root: string, file: string): string =>
  withFifthHost(file, readFileSync(join(root, file), 'utf8'));
