/**
 * What was painted is in the accusative; what is drawn or printed was not painted. The signature of a
 * painter whose name is not known is not to be read.
 */
export const ofWork = (text: string): string =>
  text
    .replace(/^(Картин|Робот)а(?= «.*\) написано )/u, '$1у')
    .replace(/(?<=^Рисунок «.*\) )написано(?= )/u, 'виконано')
    .replace(/(?<=^Естамп «.*\) )написано(?= )/u, 'надруковано')
    .replace(/(?<=^Роботу «[^.]* )завершено(?= \d.*літографія)/iu, 'надруковано')
    .replace(
      /(?<=художника (?:школи|з кола|барбізонської|гаазької) .*підпис) — (?=у (?:правому|лівому) нижньому куті)/giu,
      ' нерозбірливий, ',
    );
