/** Calibres of Patek Philippe whose reserve is told as the most that it can be. */
const most = '(?<!\\p{L})(?:324 S|240 Q|240 PS|CH 28-520)';

/** "… soati qayta buralmasdan 45 soat yuradi, unda oʻzi buraladigan 324 S C kalibri ishlaydi" */
const mostOfGoing = new RegExp(
  `(?<= qayta buralmasdan \\d+ soat)(?= yuradi, unda [^.]*${most})`,
  'gu',
);

/** "… soatining aylanadigan bezelining qoʻyilmasi": of one owner. */
const insertOf =
  /(?<= )soatining ((?:geliy klapani bor, |burash boshchasini himoya yoyi bosib turadi, )?aylanadigan )bezelining/gu;

/** Words of sentences that tell a fact of a watch first, as they stand once it is known. */
export function ledByFactTold(text: string): string {
  return text.replace(mostOfGoing, 'gacha').replace(insertOf, 'soatida $1bezelning');
}
