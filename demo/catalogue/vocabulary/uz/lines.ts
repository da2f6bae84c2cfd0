import { builtAs } from '../families';
import { lineMarked } from '../line-first';

/** What is told of a line before a piece of it is named. */

/** Nothing is said to be of a line before it is named. */
const leaning = /manufaktura|Dastlabki|Offshore|kolleksiyaning/u;

/** The maker's brand, where nothing before has named it. */
const brand = /\b[Bb]rend(?=(?:ning|ni|ga|da|dan)?\b)/u;

const named = (line: string, maker: string) =>
  line.includes(maker) ? line : line.replace(brand, `${maker} brendi`);

/** A line as it comes before a piece of it; null where it leans on what was told before. */
export const noteFirst = (line: string, maker: string): string | null =>
  leaning.test(line) ? null : lineMarked(named(line, maker));

/** How such sentences are built; of two of one build a reader sees that they were made alike. */
const builds: readonly RegExp[] = [
  // So that something may be, both this and that, not this but that.
  /sin deb(?!\p{L})/u,
  / ham, [^,]* ham(?!\p{L})| emas, |[Dd]astlab |[Aa]vval(?:iga)? /u,
  // Whose watch a maker brought out, and in which year.
  /^[^,.:]*ni \p{Lu}[^,.:]* \d{4}-yilda (?:[^,.:]* )?\p{L}+gan\.$/u,
  // The line last, behind a dash; a maker that did something with it in a year.
  / — \p{L}[^;]*\.$/u,
  /^(?:\p{Lu}[^,]* \d{4}-yilda .* bilan |.* bilan qoʻl urgan)/u,
  /^Cintrée/u,
  // What a name means in the language from which it is.
  /(?:ingliz|fransuz|nemis|lotin|italyan)cha| degani|bildiradi|anglatadi|ishora qiladi/iu,
  // What there was not before it.
  /gacha .*(?:boʻlmagan|boʻlgan|chiqarmagan)\.$|chiqquncha/u,
  // What has been so since a year.
  /-yil(?:lar)?dan (?:beri|buyon)/u,
  // Who wore or carried it.
  /taqqan|taqib |bilagida|qoʻlida [^.]*boʻlgan|boʻyniga|koʻtarib yur|qoʻlidan qoʻymagan|sumkasi bilan|olib borgan|bilan uchgan|sirtida/u,
  // By hand, and by whom.
  /qoʻlda yigʻ/u,
  // What a thing of nature was.
  / (?:guli|ramzi) boʻlgan/u,
  // Who asked for it, and for whom it is.
  /buyurtma qilgan|soʻragan|iltimos qilgach|kerak edi|topolmagach|suhbatlashib/u,
  / atalgan| atab |ular uchun\.$|moʻljallangan|Gʻavvoslar uchun yaratilgan|gʻavvoslari uchun/u,
  / (?:shunday|deb) atagan/u,
  / nom(?:i|ini)? (?:bergan|boʻlgan)/u,
  / shakl bergan/u,
  /taniladi|ajratib turadi|tanish mumkin/u,
  / nomi(?: |ni )|bagʻishlangan|nomida/u,
  /namuna boʻlgan|asos boʻlgan|davom ettiradi|qaytgan|avlodi|ajdodi/u,
  /^(?:Ilk|Birinchi) |-yilgi ilk |ilk modeli/u,
  /eslatadi|olingan|asoslangan|oʻxsha/u,
  // What may be done with it.
  /sa boʻladi|(?<!tani)sh mumkin/u,
  / bor(?:: [^.]*)?\.$/u,
  /chizgan|chizilgan|eskizi/u,
  /oʻylab topgan|oʻylab topilgan|yaratgan|yaratilgan/u,
  /jamlagan|jamlangan|yigʻilgan|birlash(?:gan|tir)/u,
  /kolleksiyasida/u,
  // What moves freely, what is round a stone, what went over from another thing.
  /erkin (?:aylanadi|harakatlanadi)|sirgʻaladigan/u,
  /oʻrab turadi/u,
  /(?:koʻchgan|oʻtgan)\.$/u,
  // Of what it is, how thin, and with which letter.
  /poʻlat/iu,
  /yupqa|yassi/u,
  /harf/u,
  // What is read from a bezel or a hand, and what a dial shows.
  /bezel(?:i|idagi|idan|iga)(?!\p{L})|milidan bilinadi/u,
  /siferblati/u,
  // Who opened or founded something somewhere, wherever the year stands.
  /asos solgan|tashkil qilgan|ochgan\.$|ochilgan|qurgan|qurilgan|boshlan(?:gan|adi)\.$|boshla(?:gan|ydi)\.$|tiklagan|tiklangan|qayta tuzgan/u,
  // Whose a maker is, and whose names are in its own.
  /tegishli|egalik|egasi|boshqar(?:adi|gan)/u,
  /familiya/u,
  // Its emblem, and where it works; drawn here and put together there.
  /belgisi|ramzi/u,
  /(?:chiziladi|yigʻiladi|yasaladi), |joylashgan\.$|ishlaydi\.$|ishlagan\.$/u,
  // What was bought, and for how much or whom.
  /sotib olgan|xarid qilgan|almashtirib olgan|sotgan\.$|sotilgan\.$/u,
  /birinchi boʻlib|yoshga toʻl|yilligi/u,
];

export const lineOf = builtAs(builds);
