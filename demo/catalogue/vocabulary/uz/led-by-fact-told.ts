/** "Bu … bir marta toʻliq buralsa, 45 soat yuradi. … mexanizmi — oʻzi buraladigan 324 S C kalibri." */
const mostOfGoing =
  /(?<=^B(?:u|ir) [^.]*(?:toʻliq buralsa, \d+|soati \d+) soat)(?= yuradi\. U [^.]*(?<!\p{L})(?:324 S|240 Q|240 PS|CH 28-520))/gu;

/** "… soatining aylanadigan bezelining qoʻyilmasi": of one owner. */
const insertOf =
  /(?<= )soatining ((?:geliy klapani bor, |[^.;]*himoya yoyi bosib turadi, )?aylanadigan )bezelining/gu;

/** Words of sentences that tell a fact of a watch first, as they stand once it is known. */
export function ledByFactTold(text: string): string {
  return text.replace(mostOfGoing, 'gacha').replace(insertOf, 'soatida $1bezelning');
}
