const body = String.raw`([^.]+?) with ([\p{L}-]+) fittings\.`;

/** Nib, cap or mechanism, told before the body by `story`, and how the body's sentence says it. */
const parts: readonly (readonly [RegExp, string])[] = [
  [new RegExp(String.raw`A gold nib\. ${body}`, 'u'), 'a gold nib'],
  [new RegExp(String.raw`A removable cap\. ${body}`, 'u'), 'a removable cap'],
  [new RegExp(String.raw`A twist mechanism\. ${body}`, 'u'), 'a twist mechanism'],
];

/** A pen told once: its kind beside its name, and its body, nib and fittings in one sentence. */
export function pensTold(text: string): string {
  const named = text.includes('A gold nib.')
    ? text.replace(/ pen(?=[,.])/u, ' fountain pen')
    : text;
  const isCoated = named.includes('-Coated');
  return parts.reduce(
    (told, [both, part]) =>
      told.replace(both, (_, material: string, fittings: string) =>
        isCoated
          ? `${material}, with ${part}.`
          : `${material}, with ${part} and ${fittings} fittings.`,
      ),
    named,
  );
}
