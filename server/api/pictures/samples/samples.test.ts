/** @jest-environment node */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { sampleAccessories } from './accessories';
import { sampleJewels } from './jewels';
import { sampleWatches } from './watches';
import { sampleWorks } from './works';

/** Words of a union of the catalogue's types, read from their source, so that a new one is missed here. */
function unionOf(file: string, name: string): string[] {
  const source = readFileSync(join(__dirname, '../../db/seed/catalogue', file), 'utf8');
  const found = new RegExp(`export type ${name} =([^;]+);`).exec(source)?.[1];
  if (!found) throw new Error(`no union ${name} in ${file}`);
  return [...found.matchAll(/'([a-z0-9_]+)'/g)].map(([, word]) => word ?? '');
}

const keysOf = (file: string): string[] => {
  const source = readFileSync(join(__dirname, '../../db/seed/catalogue/lookups', file), 'utf8');
  return [...source.matchAll(/^ {2}([a-z_]+):/gm)].map(([, word]) => word ?? '');
};

const words = new Set<unknown>();
JSON.stringify(
  [sampleWatches, sampleJewels, sampleAccessories, sampleWorks],
  (_key, value: unknown) => {
    words.add(value);
    return value;
  },
);
const missing = (all: readonly string[]) => all.filter((word) => !words.has(word));

describe('sample looks', () => {
  test.each([
    ['look-watch.ts', 'DialColour'],
    ['look-watch.ts', 'DialFinish'],
    ['look-watch.ts', 'Indices'],
    ['look-watch.ts', 'Hands'],
    ['look-watch.ts', 'SubdialKind'],
    ['look-watch.ts', 'BezelKind'],
    ['look-watch.ts', 'StrapKind'],
    ['look-watch.ts', 'CrownKind'],
    ['look-watch.ts', 'PusherKind'],
    ['look-watch.ts', 'Metal'],
    ['look-jewelry.ts', 'JewelryPiece'],
    ['look-jewelry.ts', 'JewelrySetting'],
    ['look-jewelry.ts', 'JewelryMotif'],
    ['look-accessory.ts', 'Texture'],
    ['look-accessory.ts', 'BagShape'],
    ['look-art.ts', 'ArtComposition'],
    ['look-art.ts', 'ArtPalette'],
    ['look-art.ts', 'ArtTechnique'],
    ['look-art.ts', 'ArtFrame'],
  ])('%s: every %s is drawn by the tests', (file, name) => {
    expect(missing(unionOf(file, name))).toEqual([]);
  });

  test.each(['stones.ts', 'stone-cuts.ts', 'body-forms.ts'])('every key of %s is drawn', (file) => {
    expect(missing(keysOf(file))).toEqual([]);
  });
});
