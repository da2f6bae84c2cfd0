/** Calibres of Patek Philippe whose reserve is told as the most that it can be. */
const most = '(?<!\\p{L})(?:324 S|240 Q|240 PS|CH 28-520)';

/** "… soati 45 soat yuradi. Mexanizmi — oʻzi buraladigan 324 S C kalibri", before the calibre or after. */
const mostOfGoing: readonly RegExp[] = [
  new RegExp(`(?<=^[^.]*soati toʻliq buralganda \\d+ soat)(?= yuradi\\. [^.]*${most})`, 'gu'),
  new RegExp(`(?<=${most}[^.]* toʻliq buralgach, \\d+ soat)(?= ishlaydi)`, 'gu'),
  new RegExp(`(?<= qayta buralmasdan \\d+ soat)(?= yuradi, unda [^.]*${most})`, 'gu'),
  new RegExp(`(?<= yurish zaxirasi \\d+ soat)(?=: ichida [^.]*${most})`, 'gu'),
];

/** "… soatining aylanadigan bezelining qoʻyilmasi": of one owner. */
const insertOf =
  /(?<= )soatining ((?:geliy klapani bor, |burash boshchasini himoya yoyi bosib turadi, )?aylanadigan )bezelining/gu;

/** Words of sentences that tell a fact of a watch first, as they stand once it is known. */
export function ledByFactTold(text: string): string {
  return mostOfGoing
    .reduce((told, hours) => told.replace(hours, 'gacha'), text)
    .replace(insertOf, 'soatida $1bezelning');
}
