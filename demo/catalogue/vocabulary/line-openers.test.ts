/** @jest-environment node */
import { languageCodes } from '../../../src/config/languages';
import { makers } from '../makers/all';
import { collections } from '../collections/all';
import { languages } from './languages';
import { lineUnmarked, sentencesOf } from './line-first';

const names = new Set(makers.map(({ url }) => url));
const lines = new Map(collections.map((line) => [`${line.maker}/${line.url}`, line]));

describe.each(languageCodes)('what is said of a line before a piece of it, on %s', (host) => {
  const { lineOpeners, noteFirst } = languages[host];
  const openers = Object.entries(lineOpeners).flatMap(([line, all]) =>
    all.map((opener) => [line, opener] as const),
  );

  it('is of a line or a maker that there is', () => {
    expect(Object.keys(lineOpeners).filter((key) => !lines.has(key) && !names.has(key))).toEqual(
      [],
    );
  });

  it.each(openers)('is a sentence that may come first: %s, %s', (line, opener) => {
    const first = noteFirst(opener, 'Maker');
    expect(first).not.toBeNull();
    expect(sentencesOf(lineUnmarked(first ?? ''))).toHaveLength(1);
    expect(opener).toMatch(/^[\p{Lu}\d«“‘].*\.$/u);
    expect(opener).not.toBe(lines.get(line)?.note[host]);
  });

  it('is said once', () => {
    expect(new Set(openers.map(([, opener]) => opener)).size).toBe(openers.length);
  });
});
