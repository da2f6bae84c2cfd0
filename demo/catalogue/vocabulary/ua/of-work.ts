/** What was painted is in the accusative; what is drawn or printed was not painted. */
export const ofWork = (text: string): string =>
  text
    .replace(/^(Картин|Робот)а(?= «.*\) написано )/u, '$1у')
    .replace(/(?<=^Рисунок «.*\) )написано(?= )/u, 'виконано')
    .replace(/(?<=^Естамп «.*\) )написано(?= )/u, 'надруковано')
    .replace(/(?<=^Роботу «[^.]* )завершено(?= \d.*літографія)/iu, 'надруковано');
