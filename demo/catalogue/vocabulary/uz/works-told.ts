/** "… asari — “Parom”. Asar …", and the word a third time. */
export const workAgain: readonly (readonly [seam: RegExp, told: string])[] = [
  [/((?<!\p{L})[Aa]sar(?:i|ida|ini|ning nomi)?(?!\p{L})[^.]*\. )Asar (?!yangi)/gu, '$1U '],
  [/((?<!\p{L})[Aa]sar.* [Aa]sar.*\. )Asar yangi, ilgari/gu, '$1Ilgari'],
  [/((?:Asar|U) [^.]*\. )Asar yangi, ilgari/gu, '$1Ilgari'],
  [/(^“[^”]*” (?:ustaxona|bosmaxona)si rassomlari [^.]*\. )Ustaxona rassomlari/gu, '$1Ular'],
  [
    /(Orqa tomoniga imzo va sana qoʻyilgan\. )Orqa tomonida mayda izlar bor/gu,
    '$1Shu tomonida mayda izlar ham bor',
  ],
];

/** Colours are called cold, muted or bright once, by what the work shows, its palette or its school. */
export const coldAgain: readonly (readonly [seam: RegExp, told: string])[] = [
  [/(?<=sovuq(?!\p{L})[^.]*\. )Sovuq kulrang/giu, 'Kulrang'],
  [/(?<=sovuq(?!\p{L})[^.]*\. )Ranglar sovuq, ([^.]*gacha)\./giu, 'Ranglar $1 boradi.'],
  [/(?<=(?<!\p{L})bosiq[^.]*\. )Bosiq ranglari uchun/giu, 'Shunday ranglari uchun'],
  [/(?<=(?<!\p{L})yorqin(?!\p{L}).*\. Bu maktab rassomlari )yorqin ranglarda, (?=quyuq)/gu, ''],
];

/** A kind of work that is told is not told again with what it is made on. */
export const techniqueAgain: readonly (readonly [technique: RegExp, told: string])[] = [
  [
    /(?<=(?:yaratilgan litografiya\.|^Bu litografiya —) .*da )litografiya usulida ishlangan/gu,
    'bosilgan',
  ],
  [/(?<=mansub (akvarel|guash|pastel), .*qogʻozga )\1da /gu, ''],
];

/** Schools whose states have changed since; the label tells the country. */
const ofFormerStates =
  /Isaak Levitan maktabi|Sergiy Vasilkivskiy maktabi|Ivan Ayvazovskiy maktabi/u;
const formerState = / (?:Rossiya imperiyasida|Ukrainada)(?= )/gu;

/** "… bu maktab “kulrang” degan laqab olgan. Kumushrang va kulrang tuslar ustun": of the work, not of its school. */
const paletteOfSchool =
  /(?<=(?<!\p{L})[Bb]u maktab [^.]*\. )(?:R(?=anglar )|T(?=uslar )|(?!Asarda )\p{Lu}(?=[^.]* (?:tus|rang)(?:lar|lari) [^.]*(?:ustun|lashgan|jonlan|uchraydi)))/u;

export const paletteTold = (text: string): string =>
  text
    .replace(paletteOfSchool, (first) => `Asarda ${first.toLowerCase()}`)
    .replace(/(?<=(?<!\p{L})[Bb]u maktab [^.]*\. Asarda [^.]*\. )Asar (?!yangi)/u, 'U ');

/** A work without the state in which it was made, where it has changed since or its city is told. */
export function statesTold(text: string): string {
  const stated = text.includes('Sankt-Peterburg') ? text.replace(' Rossiyada ', ' ') : text;
  return ofFormerStates.test(stated) ? stated.replace(formerState, '') : stated;
}
