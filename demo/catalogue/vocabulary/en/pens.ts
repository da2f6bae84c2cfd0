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
  return metalTold(
    parts.reduce(
      (told, [both, part]) =>
        told.replace(both, (_, material: string, fittings: string) =>
          isCoated
            ? `${material}, with ${part}.`
            : `${material}, with ${part} and ${fittings} fittings.`,
        ),
      named,
    ),
  );
}

/** Shape and metal of cufflinks and lighters, told in one sentence. */
function metalTold(text: string): string {
  return text
    .replace(
      /With swivel-bar fastenings\. The metal is ([^.]+)\./u,
      (_, metal: string) =>
        `${metal.charAt(0).toUpperCase()}${metal.slice(1)}, with swivel-bar fastenings.`,
    )
    .replace(/\b(Tall|Compact), with ([^.]+)\. The metal is ([^.]+)\./u, '$1 and $3, with $2.')
    .replace(/\b(Slim enough [^.]+), with ([^.]+)\. The metal is ([^.]+)\./u, '$1 and $3, with $2.')
    .replace(/(?<=Lacquer lighter.*)The brass body is lacquered \p{L}+\./u, 'The body is brass.');
}
