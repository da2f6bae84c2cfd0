/** A pen, a lighter or a work on paper told without what its name says already. */
export function pensTold(text: string): string {
  const named = text.includes('with a gold nib')
    ? text.replace(/(?<! fountain) pen(?=[,.])/u, ' fountain pen')
    : text;
  const once = named.includes('-Coated')
    ? named.replace(/(?<=with a [\p{L} ]+) and [\p{L}-]+ fittings\./u, '.')
    : named;
  return once
    .replace(
      /(?<=Lacquer lighter.*)is lacquered \p{L}+ over brass\./u,
      'is brass under the lacquer.',
    )
    .replace('Presented unframed', 'Unframed');
}
