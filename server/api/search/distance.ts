/**
 * Whether one word becomes the other by at most `most` typing errors (a letter too many, too few,
 * wrong, or two changed places: optimal string alignment).
 * @returns the number of errors, or null when there are more
 */
export function typingErrors(one: string, other: string, most: number): number | null {
  if (Math.abs(one.length - other.length) > most) return null;
  let before: number[] = [];
  let last = Array.from({ length: other.length + 1 }, (_, column) => column);
  for (let row = 1; row <= one.length; row += 1) {
    const next = [row];
    let least = row;
    for (let column = 1; column <= other.length; column += 1) {
      const isSame = one[row - 1] === other[column - 1];
      let errors = Math.min(
        (last[column] ?? 0) + 1,
        (next[column - 1] ?? 0) + 1,
        (last[column - 1] ?? 0) + (isSame ? 0 : 1),
      );
      const isSwapped =
        row > 1 &&
        column > 1 &&
        one[row - 1] === other[column - 2] &&
        one[row - 2] === other[column - 1];
      if (isSwapped) errors = Math.min(errors, (before[column - 2] ?? 0) + 1);
      next.push(errors);
      least = Math.min(least, errors);
    }
    if (least > most) return null;
    [before, last] = [last, next];
  }
  const errors = last[other.length] ?? 0;
  return errors <= most ? errors : null;
}

/** Typing errors that a word of a length may have: short words have too many neighbours. */
export function tolerance(length: number): number {
  if (length < 4) return 0;
  return length < 7 ? 1 : 2;
}
