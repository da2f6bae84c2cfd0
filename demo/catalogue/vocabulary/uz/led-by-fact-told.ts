/** Calibres of Patek Philippe whose reserve is told as the most that it can be. */
const most = '(?<!\\p{L})(?:324 S|240 Q|240 PS|CH 28-520)';

/** "… soati oʻzi buraladigan 324 S C kalibri bilan qayta buralmasdan 45 soat yuradi" */
const mostOfGoing = new RegExp(
  `(?<=${most}[^.]* kalibri bilan qayta buralmasdan \\d+ soat)(?= yuradi)`,
  'gu',
);

/** "… soatining aylanadigan bezelining keramika qoʻyilmasi qora": of one owner. */
const insertOf =
  /(?<= soatining (?:geliy klapani bor, |burash boshchasini himoya yoyi bosib turadi, )?aylanadigan bezeli)ning ((?:\p{L}+ )?)qoʻyilmasi ([^.,]+)(?=\.)/gu;

/** Words of sentences that tell a fact of a watch first, as they stand once it is known. */
export function ledByFactTold(text: string): string {
  return text.replace(mostOfGoing, 'gacha').replace(insertOf, 'ga $2 $1qoʻyilma oʻrnatilgan');
}
