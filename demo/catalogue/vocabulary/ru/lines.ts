import { builtAs } from '../families';

/** What is told of a line, or of what it is called, before a thing of it is named. */

/** Those that lean on what was told before, or that words of a model change. */
const leaning =
  /^(?:Модель (?:придумали|назвали)|Мануфактура |Марка |Каждый |Палладием |Звезда марки)|Heritage следует|продолжает|Как и у других|Offshore|у версии/;

export const mayOpen = (line: string): boolean => !leaning.test(line);

/** How such sentences are built; of two of one build a reader sees that they were made alike. */
const builds: readonly RegExp[] = [
  // Who makes each of them, who drew it, and what it runs on.
  /один мастер/,
  /Джент/,
  /Android/,
  // What it began with, and what began with it.
  /начал(?:ась|ись|ся|ось) |начинал/,
  // What movement it had first.
  /впервые поставил|первыми (?:его )?получили/,
  // A thing that is called after a famous person.
  /Грейс Келли|Диан[ауы]|Жаклин|Биркин|Сантос-Дюмон/,
  // When it came out, whatever is said of it then.
  /^(?:Линия|Модель) .* появилась /,
  /выпуска(?:ет|ют)|(?:марка|дом)(?: [A-Z]\S*)* дела(?:ет|ют) |это голова змеи/,
  // What has been so since a year, with the year first, in the midst and at the end.
  /^С (?:\d{4}|конца)/,
  / с (?:конца )?\d{4}(?:-х)? год(?:а|ов)\.$/,
  / с \d{4} года /,
  // What there was not before it.
  / не было до | не было\.$/,
  // Who dived with it, who asked for it, and who wore it.
  /боевы[ех] пловц|погружались/i,
  /заказал|попросил/,
  / летали с /,
  /— одн[аи] из /,
  / значит |значит «|переводится|^Цифры |—[^,]*это |по-(?:английски|французски|итальянски|латыни)/iu,
  / (?:дал[аи]?|подсказали?) /,
  /узна(?:ют|ёт)|saffiano|Ligne 2 звенит/,
  // What an older thing left to it.
  /восходит|отсыла|наследник|возрожда|вспоминает|достались|ведут (?:начало|род)|выросла/,
  /^Первы/,
  / — [^,;]*(?:линия|часы|потомок)/,
  /назван(?!и)|нос(?:ит|ят) имя|посвящ|^(?:Имя|Название|Цифра) /,
  /напомина|повторя|похожи|линии Victoria/,
  /^(?:В|К) линии |Happy Hearts/,
  // Whom or what it was meant for.
  /задуман|задумали|создали для/,
  / (?:придумал|создал|показал)/,
  / появил/,
  // Who was somewhere with it, in the air, under water or far away, and what it went through there.
  /побывал|опустил(?:ся|ось)|Ла-Манш|орбите|обогнул|взошли|летали|экспедиц|самолёт/,
  // What is read from a bezel, and what else is told of one.
  /безел/i,
  // Who the founder was before, and who founded it together.
  /фамили|свадьб|женился/,
  /снователь|сновали? |вырос/,
  // Whose it is, and what has begun with a shop.
  /принадлежит|владе(?:ет|ют)|^Во главе|^Делами/,
  /начинается|начало|^Сначала|сначала/,
  /(?<![а-яё])флот/,
  // Where a house has its address, its shop or its workshops.
  /улиц|площад|авеню|Гиндз|виа Кондотти/,
  /[Мм]астерск(?:ие|их|ая) .*(?:находятся|в Ле-|называются|открыл|работает)|собирают в |две мастерские|делают (?:их )?в /,
  // What stands for a house, and what its name comes of.
  /[Зз]нак(?:ом)? |эмблем|символ|[Кк]арета/,
  /имен(?:ем|и) |имя |называ|назвал|прозва/,
  // Who wore it, bought it or had it made.
  /оролев|принцесс|магарадж|носил|носит|Надаль|надевал/,
  // Who opened, founded or moved something, and what was done, with the year last.
  /(?:открыл|основал|переехал|перебрал|обоснова).* в \d{4} году\.$/,
  / открыл/,
  / вы(?:шл[аио]|шел) /,
  / в \d{4} году\.$/,
];

export const lineOf = builtAs(builds);
