/** @jest-environment node */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { sampleAccessories } from './accessories';
import { sampleJewels } from './jewels';
import { sampleWatches } from './watches';
import { sampleWorks } from './works';

/** Words of a union of the catalogue's types, read from their source, so that a new one is missed here. */
function unionOf(file: string, name: string): string[] {
  const source = readFileSync(join(__dirname, '../../catalogue', file), 'utf8');
  const found = new RegExp(`export type ${name} =([^;]+);`).exec(source)?.[1];
  if (!found) throw new Error(`no union ${name} in ${file}`);
  return [...found.matchAll(/'([a-z0-9_]+)'/g)].map(([, word]) => word ?? '');
}

const keysOf = (file: string): string[] => {
  const source = readFileSync(join(__dirname, '../../catalogue/lookups', file), 'utf8');
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
    ['generate/look-watch.ts', 'DialColour'],
    ['generate/look-watch.ts', 'DialFinish'],
    ['generate/look-watch.ts', 'Indices'],
    ['generate/look-watch.ts', 'Hands'],
    ['generate/look-watch.ts', 'SubdialKind'],
    ['generate/look-watch.ts', 'BezelKind'],
    ['generate/look-watch.ts', 'StrapKind'],
    ['generate/look-watch.ts', 'CrownKind'],
    ['generate/look-watch.ts', 'PusherKind'],
    ['generate/look-watch.ts', 'Metal'],
    ['generate/look-jewelry.ts', 'JewelryPiece'],
    ['generate/look-jewelry.ts', 'JewelrySetting'],
    ['generate/look-jewelry.ts', 'JewelryMotif'],
    ['generate/look-accessory.ts', 'Texture'],
    ['generate/look-accessory.ts', 'BagShape'],
    ['generate/look-art.ts', 'ArtComposition'],
    ['generate/look-art.ts', 'ArtPalette'],
    ['generate/look-art.ts', 'ArtTechnique'],
    ['generate/look-art.ts', 'ArtFrame'],
  ])('%s: every %s is drawn by the tests', (file, name) => {
    expect(missing(unionOf(file, name))).toEqual([]);
  });

  test.each(['stones.ts', 'stone-cuts.ts', 'body-forms.ts'])('every key of %s is drawn', (file) => {
    expect(missing(keysOf(file))).toEqual([]);
  });
});
