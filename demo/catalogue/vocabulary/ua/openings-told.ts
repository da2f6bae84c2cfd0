/** Openings of watches in which a slot stands in another case, or that are not true of every winding. */
export const openingsTold = (text: string): string =>
  text
    .replace(
      /(?<=оснащено |^Марка [^;]* оснастила [^;]*\) )(?:(автоматичн|кварцов)ий )?калібр /gu,
      (_, kind: string | undefined) => `${kind === undefined ? '' : `${kind}им `}калібром `,
    )
    .replace(
      /(?<=^Завдяки )(автоматичний |)калібр /u,
      (_, kind: string) => `${kind === '' ? '' : 'автоматичному '}калібру `,
    )
    .replace(/(?<=^Цей .* розраховано на (?:чолові|жіно)ч)ий(?= руку)/u, 'у')
    .replace(
      /^Щодня заводити (цей .*?) не треба(: механізм — калібр .*?) з ручним заводом(?= )/u,
      'Заводити $1 треба вручну$2',
    );
