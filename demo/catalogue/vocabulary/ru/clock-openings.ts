/** Where a case is told it is told whole: its form, metal, size and bezel. */
const cases = [
  'корпус{ending} из {material} диаметром {mmOnly} мм {bezelPhrase}',
  '{form} корпус{ending} из {material} шириной {mm} мм {bezelPhrase}',
] as const;

const [inCase, inFormedCase] = cases.map((one) => `в ${one.replace('{ending}', 'е')}`) as [
  string,
  string,
];
const [bareCase, formedCase] = cases.map((one) => one.replace('{ending}', '')) as [string, string];

/** How a movement goes on after a sentence that named its calibre, for which «~» stands (`euphony.ts`). */
const mechanism = ' Механизм {movement}{functionsPhrase}; запас хода — {reserve}.';
const inside = ' Внутри {movement}{functionsPhrase}; запас хода — {reserve}.';

/** Ways to begin that tell whose watch it is, where that is known, and of a woman's watch always. */
const ofAnyone: readonly ((watch: string, end: string) => readonly string[])[] = [
  (watch, end) => [`{maker} {model} — ${watch} {year} года из {materialOnly}${end}.`],
  (watch, end) => [
    `${watch} {maker} {model} {strap} сделаны {madeIn} в {year} году${end}.`,
    `эти ${watch} {maker} {model} с {faceIns} и {strap} изготовлены {madeIn} в {year} году${end}.`,
    `${watch} {maker} {model} из {materialOnly} {strap} выпущены в {year} году${end}.`,
  ],
  (watch, end) => [
    `в {year} году {madeIn} собраны эти ${watch} {maker} {model} ${inCase}${end}.`,
    `в {year} году {madeIn} собраны эти ${watch} {maker} {model} ${inFormedCase}${end}.`,
  ],
  (watch, end) => [
    `эти ${watch} {maker} {model} с {functionsOnly} собраны {madeIn} в {year} году${end}.`,
  ],
  (watch, end) => [
    `{maker} {model}, ${watch} {year} года: ${bareCase}, водозащита — {water}${end}.`,
    `{maker} {model}, ${watch} {year} года: ${formedCase}, водозащита — {water}${end}.`,
  ],
  (watch, end) => [`${watch} {maker} {model} диаметром {mmOf} мм выпущены в {year} году${end}.`],
  (watch, end) => [
    `{maker} {model} — ${watch} {strap}, сделанные {madeIn} в {year} году${end}.`,
    `{maker} {model} — ${watch} с {faceIns} и {strap}, изготовленные {madeIn} в {year} году${end}.`,
  ],
  (watch, end) => [`${watch} {maker} {model} {strap}; сделаны {madeIn} в {year} году${end}.`],
  (watch, end) => [`{maker} {model} — ${watch} {year} года с запасом хода в {reserve}${end}.`],
  (watch, end) => [
    `марка {maker} сделала в {year} году эти ${watch} {model} ${inCase}${end}.`,
    `марка {maker} сделала в {year} году эти ${watch} {model} ${inFormedCase}${end}.`,
  ],
  (watch, end) => [
    `референс {reference} выпускают с {since} года; эти ${watch} {maker} {model} сделаны в {year} году${end}.`,
    `референс {reference} выпускали с {from} по {to} год; эти ${watch} {maker} {model} сделаны в {year} году${end}.`,
  ],
  (watch, end) => [
    `${watch} {maker} {model} с запасом хода в {reserve} изготовлены {madeIn} в {year} году${end}.`,
  ],
  (watch, end) => [
    `{maker} {model} ${inCase} — ${watch} {year} года${end}.`,
    `{maker} {model} ${inFormedCase} — ${watch} {year} года${end}.`,
  ],
  (watch, end) => [
    `эти ${watch} {maker} {model} с калибром ~ выпущены в {year} году${end}.${mechanism}`,
    `${watch} {maker} {model} с калибром ~ сделаны {madeIn} в {year} году${end}.${mechanism}`,
    `эти ${watch} {maker} {model} с {quartz}{functionsPhrase} выпущены в {year} году${end}.`,
  ],
  (watch, end) => [
    `{maker} {model} — ${watch} из {materialOnly}, сделанные {madeIn} в {year} году${end}.`,
  ],
  (watch, end) => [
    `${watch} {year} года {strap}, модель {maker} {model}${end}.`,
    `${watch} {year} года диаметром {mmOf} мм, модель {maker} {model}${end}.`,
  ],
  (watch, end) => [`в {year} году {madeIn} сделаны эти ${watch} {maker} {model} {strap}${end}.`],
  (watch, end) => [`{maker} {model} — ${watch} {year} года диаметром {mmOf} мм${end}.`],
  (watch, end) => [
    `эти ${watch} {maker} {model} из {materialOnly} изготовлены {madeIn} в {year} году${end}.`,
  ],
  (watch, end) => [
    `{maker} {model} — ${watch} ${inCase}, выпущенные в {year} году${end}.`,
    `{maker} {model} — ${watch} ${inFormedCase}, выпущенные в {year} году${end}.`,
  ],
  (watch, end) => [`{maker} {model}, ${watch} {year} года: {face}, {strapName}${end}.`],
  (watch, end) => [
    `${watch} {maker} {model} собраны {madeIn} в {year} году${end}.${inside}`,
    `${watch} {maker} {model} собраны {madeIn} в {year} году${end}. Внутри {quartz}{functionsPhrase}.`,
  ],
  (watch, end) => [
    `марка {maker} выпустила в {year} году эти ${watch} {model} с запасом хода в {reserve}${end}.`,
  ],
  (watch, end) => [
    `${watch} {maker} {model}, сделанные {madeIn} в {year} году, работают на {movement}{functionsPhrase}; запас хода — {reserve}${end}.`,
    `${watch} {maker} {model}, сделанные {madeIn} в {year} году, работают на {quartz}{functionsPhrase}${end}.`,
  ],
  (watch, end) => [
    `{maker} {model} {strap} — ${watch} {year} года с {faceIns}${end}.`,
    `{maker} {model} — ${watch} {year} года {strap}${end}.`,
  ],
  (watch, end) => [`${watch} {maker} {model}, референс {reference}, выпущены в {year} году${end}.`],
  (watch, end) => [`${watch} {maker} {model} из линии {line} выпущены в {year} году${end}.`],
  (watch, end) => [
    `${watch} {maker} {model} ${inCase} изготовлены {madeIn} в {year} году${end}.`,
    `эти ${watch} {maker} {model} ${inFormedCase} собраны {madeIn} в {year} году${end}.`,
  ],
  (watch, end) => [
    `{maker} {model} — ${watch} с запасом хода в {reserve}, изготовленные {madeIn} в {year} году${end}.`,
  ],
  (watch, end) => [`марка {maker} выпустила в {year} году эти ${watch} {model} {strap}${end}.`],
  (watch, end) => [`{maker} {model} — ${watch} с {functionsOnly}, выпущенные в {year} году${end}.`],
  (watch, end) => [
    `{maker} {model} — ${watch} диаметром {mmOf} мм, сделанные {madeIn} в {year} году${end}.`,
  ],
];

/** Of one watch as one of many; they are all alike. */
const ofCopies = [
  'Этот экземпляр {maker} {model} {strap} сделан {madeIn} в {year} году{notWomens}.',
  'Этот экземпляр {maker} {model} с {faceIns} и {strap} изготовлен {madeIn} в {year} году{notWomens}.',
  'Этот экземпляр {maker} {model} с запасом хода в {reserve} сделан {madeIn} в {year} году{notWomens}.',
] as const;

/**
 * A year never follows a model or a reference, many of which end in a number; nor is a size told
 * beside a model that may name it. Each is built in a way of its own, for they come in turn, and
 * those that are alike (`likeness.ts`) stand far apart.
 */
export const openings: readonly string[] = [
  ...ofAnyone.flatMap((tell) => [...tell('{gender} часы', ''), ...tell('часы', '{notWomens}')]),
  ...ofCopies,
];
