import { motifs, palettes } from './motifs';

/**
 * What a work of art shows, in words of its own: a motif has several wordings, and the size of the
 * work chooses one, so that two works near each other are not told in one sentence; one without a
 * word of the title, where there is any.
 */
export function ofWork(written: string): string {
  const text = madeOf(written);
  const [, width, height] = size.exec(text) ?? [];
  if (width === undefined || height === undefined) return text;
  const title = titleOf(text);
  // Spreads the sizes that works have, so that few share a wording.
  const share = (4 * Number(width) + 3 * Number(height)) % 40;
  return [...motifs, ...palettes].reduce((told, [motif, ...others]) => {
    const all = [motif, ...others];
    const unlikeTitle = all.filter((wording) => !title?.test(wording));
    const wordings = unlikeTitle.length > 0 ? unlikeTitle : all;
    return told.replace(motif, wordings[share % wordings.length] ?? motif);
  }, text);
}

/** What was painted is in the accusative; what is drawn or printed was not painted. */
const madeOf = (text: string) =>
  text
    .replace(/^(Картин|Робот)а(?= «.*\) написано )/u, '$1у')
    .replace(/(?<=^Рисунок «.*\) )написано(?= )/u, 'виконано')
    .replace(/(?<=^Естамп «.*\) )написано(?= )/u, 'надруковано')
    .replace(/(?<=^Роботу «[^.]* )завершено(?= \d.*літографія)/iu, 'надруковано');

/** What begins as a word of the title does: «Тиха вода», and then «вода спокійна». */
function titleOf(text: string): RegExp | null {
  const stems = [...(/«([^»]*)»/u.exec(text)?.[1] ?? '').matchAll(/\p{L}{4,}/gu)].map(([word]) =>
    word.slice(0, Math.min(4, word.length - 1)),
  );
  return stems.length > 0 ? new RegExp(`(?<!\\p{L})(?:${stems.join('|')})`, 'iu') : null;
}

const size = /(\d+) × (\d+) см/u;
