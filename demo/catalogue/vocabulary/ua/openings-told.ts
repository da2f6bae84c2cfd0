/** Openings of watches that are not true of every winding. */
export const openingsTold = (text: string): string =>
  text.replace(
    /^(Цей .*?) заводиться від рухів руки: усередині — (калібр .*?) з ручним заводом(?= )/u,
    '$1 має ручний завід: усередині — $2',
  );
