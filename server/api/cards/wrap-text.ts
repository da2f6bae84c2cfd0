/** How wide a text is, in pixels, when it is set in a size. */
export type Measure = (text: string, size: number) => number;

export interface Place {
  /** Pixels. */
  width: number;
  height: number;
  /** Sizes to try, from the largest. */
  sizes: readonly number[];
  /** Of a line, as a share of its size. */
  leading: number;
}

export interface SetText {
  size: number;
  lines: string[];
}

/**
 * Sets a text in the largest size in which all of it fits; in the smallest what does not fit is cut after
 * a letter and marked by an ellipsis. Words are parted only where one alone is wider than the place.
 */
export function wrapText(text: string, measure: Measure, place: Place): SetText {
  const { height, sizes, leading } = place;
  for (const size of sizes) {
    const lines = linesOf(text, measure, { size, width: place.width, mayPart: false });
    if (lines && lines.length * size * leading <= height) {
      return { size, lines: balanced(lines, text, measure, { size, width: place.width }) };
    }
  }
  const size = sizes.at(-1) ?? 0;
  const lines = linesOf(text, measure, { size, width: place.width, mayPart: true }) ?? [];
  const most = Math.max(1, Math.floor(height / (size * leading)));
  if (lines.length <= most) return { size, lines };
  const shown = lines.slice(0, most);
  shown.push(shortened(shown.pop() ?? '', (line) => measure(line, size) <= place.width));
  return { size, lines: shown };
}

/** As many lines in the narrowest place that takes them, so that no word stands alone at the end. */
function balanced(
  lines: string[],
  text: string,
  measure: Measure,
  { size, width }: { size: number; width: number },
): string[] {
  let best = lines;
  for (let share = 0.96; share > 0.5; share -= 0.04) {
    const narrower = linesOf(text, measure, { size, width: width * share, mayPart: false });
    if (narrower?.length !== lines.length) break;
    best = narrower;
  }
  return best;
}

/** @returns null when a word is wider than the place and may not be parted */
function linesOf(
  text: string,
  measure: Measure,
  { size, width, mayPart }: { size: number; width: number; mayPart: boolean },
): string[] | null {
  const fits = (line: string) => measure(line, size) <= width;
  const lines: string[] = [];
  let line = '';
  // No-break spaces are not among the places where a line may end.
  for (const word of text.split(/[ \t\n\r]+/).filter(Boolean)) {
    const longer = line === '' ? word : `${line} ${word}`;
    if (fits(longer)) {
      line = longer;
      continue;
    }
    if (line !== '') lines.push(line);
    line = word;
    if (fits(word)) continue;
    if (!mayPart) return null;
    const parts = partsOf(word, fits);
    line = parts.pop() ?? '';
    lines.push(...parts);
  }
  return line === '' ? lines : [...lines, line];
}

function partsOf(word: string, fits: (text: string) => boolean): string[] {
  const parts: string[] = [];
  let part = '';
  for (const letter of word) {
    if (part !== '' && !fits(part + letter)) {
      parts.push(part);
      part = '';
    }
    part += letter;
  }
  return [...parts, part];
}

function shortened(line: string, fits: (text: string) => boolean): string {
  const letters = [...line];
  while (letters.length > 0 && !fits(`${letters.join('').trimEnd()}…`)) letters.pop();
  return `${letters.join('').trimEnd()}…`;
}
