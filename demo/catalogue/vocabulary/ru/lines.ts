import { builtAs } from '../families';

/** What is told of a line, or of what it is called, before a thing of it is named. */

/** Those that lean on what was told before, or that words of a model change. */
const leaning =
  /^(?:Модель (?:придумали|назвали)|Мануфактура |Марка |Каждый |Палладием |Звезда марки)|Heritage следует|продолжает|Deepsea|Offshore|у версии/;

export const mayOpen = (line: string): boolean => !leaning.test(line);

/** How such sentences are built; of two of one build a reader sees that they were made alike. */
const builds: readonly RegExp[] = [
  /узна(?:ют|ёт)/,
  /^Прообразом /,
  /^Первы/,
  /^Линия .* появилась /,
  /выпуска(?:ет|ют)|(?:марка|дом) дела(?:ет|ют) /,
  / — [^,;]*(?:линия|потомок)/,
  /назван|носит имя|посвящ|^(?:Имя|Название|Цифра) /,
  /напомина|повторя|похожи/,
  /^(?:В|К) линии /,
  / (?:придумал|создал|показал)/,
  / появил/,
];

export const lineOf = builtAs(builds);
