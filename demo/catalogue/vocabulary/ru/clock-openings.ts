import { behindNote } from './note-first';

/** Where a case is told it is told whole: its form, metal, size and bezel. */
const cases = [
  'в корпусе из {material} диаметром {mmOnly} мм {bezelPhrase}',
  'в {form} корпусе из {material} шириной {mm} мм {bezelPhrase}',
] as const;

/** How a movement goes on after a sentence that named its calibre, for which «~» stands (`euphony.ts`). */
const mechanism = ' Механизм {movement}{functionsPhrase}; запас хода — {reserve}.';
const inside = ' Внутри {movement}{functionsPhrase}; запас хода — {reserve}.';

/** Of two cases whichever the watch has. */
const inCase = (tell: (body: string) => string) => cases.map(tell);

/**
 * Ways to begin that tell whose watch it is, where that is known, and of a woman's watch always; each
 * list is built in one way, and its sentences tell different things.
 */
const ofAnyone: readonly ((watch: string, end: string) => readonly string[])[] = [
  // The name first, and what it is.
  (watch, end) => [
    `{maker} {model} — ${watch} {strap}, сделанные {madeIn} в {year} году${end}.`,
    ...inCase((body) => `{maker} {model} — ${watch} ${body}, выпущенные в {year} году${end}.`),
    `{maker} {model} — ${watch} с {functionsOnly}, выпущенные в {year} году${end}.`,
    `{maker} {model} — ${watch} с {faceIns} и {strap}, изготовленные {madeIn} в {year} году${end}.`,
    `{maker} {model} — ${watch} из {materialOnly}, сделанные {madeIn} в {year} году${end}.`,
  ],
  // The thing first.
  (watch, end) => [
    ...inCase(
      (body) => `${watch} {maker} {model} ${body} изготовлены {madeIn} в {year} году${end}.`,
    ),
    `${watch} {maker} {model} {strap} сделаны {madeIn} в {year} году${end}.`,
    `${watch} {maker} {model} из линии {line} выпущены в {year} году${end}.`,
    `${watch} {maker} {model} диаметром {mmOf} мм выпущены в {year} году${end}.`,
    `${watch} {maker} {model} из {materialOnly} {strap} выпущены в {year} году${end}.`,
  ],
  // The year first.
  (watch, end) => [
    `в {year} году {madeIn} сделаны эти ${watch} {maker} {model} {strap}${end}.`,
    ...inCase(
      (body) => `в {year} году {madeIn} собраны эти ${watch} {maker} {model} ${body}${end}.`,
    ),
    `в {year} году {madeIn} сделаны эти ${watch} {maker} {model} с {functionsOnly}${end}.`,
  ],
  // The name with the year of the thing.
  (watch, end) => [
    `{maker} {model} — ${watch} {year} года {strap}${end}.`,
    ...inCase((body) => `{maker} {model} — ${watch} {year} года ${body}${end}.`),
    `{maker} {model} — ${watch} {year} года с {functionsOnly}${end}.`,
    `{maker} {model} — ${watch} {year} года из {materialOnly}${end}.`,
    `{maker} {model} — ${watch} {year} года диаметром {mmOf} мм${end}.`,
  ],
  // What drives it.
  (watch, end) => [
    `${watch} {maker} {model}, сделанные {madeIn} в {year} году, работают на {movement}{functionsPhrase}; запас хода — {reserve}${end}.`,
    `${watch} {maker} {model}, сделанные {madeIn} в {year} году, работают на {quartz}{functionsPhrase}${end}.`,
  ],
  // The maker first.
  (watch, end) => [
    `марка {maker} выпустила в {year} году эти ${watch} {model} {strap}${end}.`,
    ...inCase((body) => `марка {maker} сделала в {year} году эти ${watch} {model} ${body}${end}.`),
    `марка {maker} сделала в {year} году эти ${watch} {model} с {functionsOnly}${end}.`,
  ],
  // Its line first.
  (watch, end) => [
    `эти ${watch} {maker} {model} собраны {madeIn} в {year} году${end}.${behindNote}`,
    `эти ${watch} {maker} {model} {strap} изготовлены {madeIn} в {year} году${end}.${behindNote}`,
    `эти ${watch} {maker} {model} сделаны {madeIn} в {year} году${end}.${behindNote}`,
  ],
  // The model first.
  (watch, end) => [
    `{model} — ${watch} {maker}, сделанные {madeIn} в {year} году${end}.`,
    `{model} — ${watch} {maker} {strap}, изготовленные {madeIn} в {year} году${end}.`,
    `{model} — ${watch} {maker} с {functionsOnly}, собранные {madeIn} в {year} году${end}.`,
  ],
  // One thing pointed at.
  (watch, end) => [
    `эти ${watch} {maker} {model} с {faceIns} и {strap} изготовлены {madeIn} в {year} году${end}.`,
    ...inCase(
      (body) => `эти ${watch} {maker} {model} ${body} собраны {madeIn} в {year} году${end}.`,
    ),
    `эти ${watch} {maker} {model} с {functionsOnly} собраны {madeIn} в {year} году${end}.`,
    `эти ${watch} {maker} {model} из {materialOnly} изготовлены {madeIn} в {year} году${end}.`,
    `эти ${watch} {maker} {model} {strap} сделаны {madeIn} в {year} году${end}.`,
  ],
  // A short sentence, and what is inside.
  (watch, end) => [
    `${watch} {maker} {model} собраны {madeIn} в {year} году${end}.${inside}`,
    `${watch} {maker} {model} собраны {madeIn} в {year} году${end}. Внутри {quartz}{functionsPhrase}.`,
  ],
  // The year and the maker.
  (watch, end) => [
    `в {year} году марка {maker} выпустила эти ${watch} {model} {strap}${end}.`,
    ...inCase(
      (body) => `в {year} году марка {maker} выпустила эти ${watch} {model} ${body}${end}.`,
    ),
    `в {year} году марка {maker} выпустила эти ${watch} {model} с {functionsOnly}${end}.`,
  ],
  // Its reference and when that was made.
  (watch, end) => [
    `${watch} {maker} {model} референса {reference}, который выпускают с {since} года, сделаны в {year} году${end}.`,
    `${watch} {maker} {model} референса {reference}, который выпускали с {from} по {to} год, сделаны в {year} году${end}.`,
  ],
  (watch, end) => [`${watch} {maker} {model}, референс {reference}, выпущены в {year} году${end}.`],
  // Its calibre by name.
  (watch, end) => [
    `${watch} {maker} {model} с калибром ~ сделаны {madeIn} в {year} году${end}.${mechanism}`,
    `${watch} {maker} {model} с {quartz}{functionsPhrase} выпущены в {year} году${end}.`,
  ],
  // The model, and who made it.
  (watch, end) => [
    `${watch} {model} {strap} выпущены маркой {maker} в {year} году${end}.`,
    ...inCase((body) => `${watch} {model} ${body} сделаны маркой {maker} в {year} году${end}.`),
    `${watch} {model} с {functionsOnly} сделаны маркой {maker} в {year} году${end}.`,
  ],
];

/**
 * A year never follows a model or a reference, many of which end in a number; nor is a size told
 * beside a model that may name it. They come in turn, and those that are built in one way
 * (`likeness.ts`) stand far apart.
 */
export const openings: readonly string[] = ofAnyone.flatMap((tell) => [
  ...tell('{gender} часы', ''),
  ...tell('часы', '{notWomens}'),
]);
