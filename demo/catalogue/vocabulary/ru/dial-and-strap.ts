/** The colour of a ceramic that case and bracelet share, told of the first of them. */
export function ceramicOnce(text: string): string {
  const [bracelet, colour] = /браслете? из (\p{Ll}+ой) керамики/u.exec(text) ?? [];
  if (bracelet === undefined || !text.includes('из керамики')) return text;
  const isBraceletFirst = text.indexOf(bracelet) < text.indexOf('из керамики');
  return isBraceletFirst
    ? text.replace('из керамики', 'из той же керамики')
    : text
        .replace(/(браслете?) из \p{Ll}+ой керамики/u, '$1 из той же керамики')
        .replace('из керамики', `из ${colour} керамики`)
        // Told of both at once it is that of the watch.
        .replace(/( — из \p{Ll}+ой керамики, на [^.,]*браслете) из той же керамики/u, '$1');
}

/** What a watch is told to have besides its dial: «с … циферблатом и чёрным ремешком». */
export function strapWithDial(text: string): string {
  return text.replace(
    /(циферблатом[^.]*?) и на ((?:\S+[ое]м )*)(ремешк|браслет)е/,
    (_, dial: string, adjectives: string, what: string) => {
      const forms = adjectives.replace(/ом(?= )/g, 'ым').replace(/ем(?= )/g, 'им');
      return `${dial.replace('циферблатом и ', 'циферблатом, ')} и ${forms}${what}ом`;
    },
  );
}

/** A dial and a strap of one colour, which is told once. */
export function colourOnce(text: string): string {
  // Counters of another colour would stand between the two.
  if (/счётчиками/.test(text)) return text;
  return text
    .replace(
      /((?:^|\s)(\p{L}[\p{Ll}-]*[ыи]й) (?:[^.;]*? )?циферблат[^.;]*?(?:, | и ))(\p{Ll}[\p{Ll}-]*[ыи]й) ((?:\p{Ll}+ый )?ремешок(?: из [^.;,]+)?)/gu,
      (whole, before: string, dial: string, strap: string, what: string) =>
        dial.toLowerCase() === strap ? `${before}${what} того же цвета` : whole,
    )
    .replace(
      /( с (\p{Ll}+(?:-\p{Ll}+)?[ыи]м) [^.]*?циферблатом[^.]*? и )\2 ([^.]*?ремешком[^.]*?)(?=,? (?:изготовлен|собран|выпущен))/u,
      '$1$3 того же цвета',
    )
    .replace(
      /( с (\p{Ll}+(?:-\p{Ll}+)?)[ыи]м [^.]*?циферблатом[^.]*? — [^.]*? на )\2[ое]м ((?:\p{Ll}+ом )?ремешке[^.]*)/u,
      '$1$3 того же цвета',
    )
    .replace(
      /( на (\p{Ll}+(?:-\p{Ll}+)?)[ое]м (?:\p{Ll}+ом )?ремешке[^.]*? — часы \d{4} года) с \2[ыи]м ([^.]*?циферблатом)/u,
      '$1 с $3 того же цвета',
    );
}

/** A dial told in a sentence of its own: of this watch, as its reference may have other dials. */
export function dialAlone(text: string): string {
  return text.replace(
    /(?<=^|\. )(\p{Lu}[\p{Ll}-]*[ыио]й)(?: (\p{Ll}+[ыи]й))? циферблат(?!ом)(?![^.]*(?:ремешок|браслет))( [^.]*)?\.(?= |$)/gu,
    (_, colour: string, surface: string | undefined, more: string | undefined) =>
      `Циферблат ${[colour.toLowerCase(), surface, more?.trim()].filter(Boolean).join(', ')}.`,
  );
}
