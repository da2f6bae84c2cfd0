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
          isCoated && !material.startsWith('In ')
            ? `The body is ${lower(material)}, with ${part}.`
            : `${material}, with ${part}${isCoated ? '' : ` and ${fittings} fittings`}.`,
        ),
      named,
    ),
  );
}

/** Shape and metal of cufflinks and lighters, told in one sentence. */
function metalTold(text: string): string {
  return text
    .replace(
      /(With swivel-bar fastenings)\. (\p{Lu}[\p{L} -]+)\./u,
      (_, shape: string, metal: string) => {
        return `${metal}, ${lower(shape)}.`;
      },
    )
    .replace(
      /\b(Tall|Compact|Slim enough [^.,]+), with ([^.]+)\. (\p{Lu}[\p{L}-]+)\./u,
      (_, shape: string, lid: string, metal: string) =>
        `${shape} and ${lower(metal)}, with ${lid}.`,
    )
    .replace(
      /(?<=Lacquer lighter.*)The brass body is lacquered \p{L}+\./u,
      'The body is brass under the lacquer.',
    );
}

function lower(words: string): string {
  return words.charAt(0).toLowerCase() + words.slice(1);
}
