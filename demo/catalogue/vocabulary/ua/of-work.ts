/**
 * What was painted is in the accusative; what is drawn or printed was not painted. The signature of a
 * painter whose name is not known is not to be read. A sheet with a number is told of how many, once.
 * That canvases have numbers is told beside a title that has one.
 */
export const ofWork = (text: string): string =>
  text
    .replace(/^(Картин|Робот)а(?= «[^.;]* (?:написано|завершено) )/u, '$1у')
    .replace(/(?<=пишуть серіями) й нумерують полотна(?<!«[^»]*№[^»]*».*)/u, '')
    .replace(/(?<=^Рисунок «.*\) )написано(?= )/u, 'виконано')
    .replace(/(?<=^Естамп «.*\) )написано(?= )/u, 'надруковано')
    .replace(/(?<=^(?:Роботу|Естамп) «[^.]* )завершено(?=.*літографія)/iu, 'надруковано')
    .replace(/(?<=друкарні «[^»]*» )створено/u, 'надруковано')
    .replace(/(?<=друкарні «[^»]*»; )роботу створено/u, 'його надруковано')
    .replace(/(?<=робота [^.;]*); роботу створено/u, ', створена')
    .replace(
      /^(Робота «.*?) (датується приблизно \d+ роком); роботу створено ([^.]*)/u,
      '$1, створена $3, $2',
    )
    .replace(
      /(?<=номер)(?= і підпис)(?<=друкарні.*)(?<!Наклад.*)(?!.*Наклад)/u,
      ' (наклад — до тридцяти відбитків)',
    )
    .replace(
      /(?<=художника (?:школи|з кола|барбізонської|гаазької) .*підпис) — (?=у (?:правому|лівому) нижньому куті)/giu,
      ' нерозбірливий, ',
    );
