/** "Bu … bir marta toʻliq buralsa, 45 soat yuradi. … mexanizmi — oʻzi buraladigan 324 S C kalibri." */
const mostOfGoing =
  /(?<=^Bu [^.]* toʻliq buralsa, \d+ soat)(?= yuradi\. U [^.]*(?<!\p{L})(?:324 S|240 Q|240 PS|CH 28-520))/gu;

/** "poʻlat bilaguzukli", "poʻlat Oyster bilaguzukli" and "koʻk mato tasmali" as what is fitted to a watch. */
const wornOn = /(bilaguzuk|tasma)li(?= oʻrnatilgan)/gu;
const wornOnNamed = /(?<=(?:Oyster|Jubilee|President|Milan) bilaguzu)kli(?= oʻrnatilgan)/gu;

/** "… soatining aylanadigan bezelining qoʻyilmasi": of one owner. */
const insertOf =
  /(?<= )soatining ((?:geliy klapani bor, |[^.;]*himoya yoyi bosib turadi, )?aylanadigan )bezelining/gu;

/** Words of sentences that tell a fact of a watch first, as they stand once it is known. */
export function ledByFactTold(text: string): string {
  return text
    .replace(mostOfGoing, 'gacha')
    .replace(wornOnNamed, 'gi')
    .replace(wornOn, '$1')
    .replace(insertOf, 'soatida $1bezelning');
}
