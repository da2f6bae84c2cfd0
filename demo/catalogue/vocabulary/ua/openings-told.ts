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
    .replace(
      /^(Цей .*?) заводиться від рухів руки: усередині — (калібр .*?) з ручним заводом(?= )/u,
      '$1 має ручний завід: усередині — $2',
    );
