import { inCase, movements, named, type Openings } from './clock-cases';
import { ofInside } from './clock-openings-inside';
import { ofLines } from './clock-openings-by-line';
import { ofNames } from './clock-openings-by-name';
import { ofParts } from './clock-openings-by-part';
import { ofYears } from './clock-openings-years';

/** How a movement goes on after a sentence that named its calibre, for which «~» stands (`euphony.ts`). */
const mechanism = ' Механизм {movement}{functionsPhrase}; запас хода — {reserve}.';
const mechanismLasts = ' Механизм {movement}{functionsPhrase}; завода хватает на {reserve}.';
/** Of two backs that which is open comes first, where the watch has it. */
const inside = [
  ' Под прозрачной задней крышкой{openBack} {movement}{functionsPhrase}; запас хода — {reserve}.',
  ' Внутри {movement}{functionsPhrase}; запас хода — {reserve}.',
];
const underBack = [
  ' Под сапфировой задней крышкой{openBack} {movement}{functionsPhrase}; завода хватает на {reserve}.',
  ' Внутри {movement}{functionsPhrase}; завода хватает на {reserve}.',
];

/**
 * Ways to begin that tell whose watch it is, where that is known, and of a woman's watch always; each
 * list is built in one way, and its sentences tell different things.
 */
const ofAnyone: readonly Openings[] = [
  // The name first, and what it is.
  (watch, end) => [
    `{maker} {model} — ${watch} {strap}, сделанные{whereMade} в {year} году${end}.`,
    `{maker} {model} — ${watch} с {functionsOnly}, выпущенные{whereMade} в {year} году${end}.`,
    `{maker} {model} — ${watch} с {faceIns} и {strap}, изготовленные{whereMade} в {year} году${end}.`,
    `{maker} {model} — ${watch} из {materialOnly}, сделанные{whereMade} в {year} году${end}.`,
  ],
  // The thing first.
  (watch, end) => [
    `${watch} {maker} {model} {strap} сделаны{whereMade} в {year} году${end}.`,
    `${watch} {maker} {model} из линии {line} выпущены{whereMade} в {year} году${end}.`,
    `${watch} {maker} {model} диаметром {mmOf} мм выпущены{whereMade} в {year} году${end}.`,
    `${watch} {maker} {model} из {materialOnly} {strap} выпущены{whereMade} в {year} году${end}.`,
  ],
  // The year first.
  (watch, end) => [
    `в {year} году{whereMade} сделаны эти ${watch} {maker} {model} {strap}${end}.`,
    ...inCase(
      (body) => `в {year} году{whereMade} собраны эти ${watch} {maker} {model} ${body}${end}.`,
    ),
    `в {year} году{whereMade} сделаны эти ${watch} {maker} {model} с {functionsOnly}${end}.`,
  ],
  // The name with the year of the thing.
  (watch, end) => [
    `{maker} {model} — {madeIn} ${watch} {year} года {strap}${end}.`,
    ...inCase((body) => `{maker} {model} — {madeIn} ${watch} {year} года ${body}${end}.`),
    `{maker} {model} — {madeIn} ${watch} {year} года с {functionsOnly}${end}.`,
    `{maker} {model} — {madeIn} ${watch} {year} года диаметром {mmOf} мм${end}.`,
  ],
  // What drives it.
  (watch, end) => movements.map((movement) => `${watch} ${named} работают на ${movement}${end}.`),
  // The model first.
  (watch, end) => [
    `{model} — ${watch} {maker}, сделанные{whereMade} в {year} году${end}.`,
    `{model} — ${watch} {maker} {strap}, изготовленные{whereMade} в {year} году${end}.`,
    `{model} — ${watch} {maker} с {functionsOnly}, собранные{whereMade} в {year} году${end}.`,
  ],
  // One thing pointed at.
  (watch, end) => [
    `эти ${watch} {maker} {model} с {faceIns} и {strap} изготовлены{whereMade} в {year} году${end}.`,
    `эти ${watch} {maker} {model} с {functionsOnly} собраны{whereMade} в {year} году${end}.`,
    `эти ${watch} {maker} {model} из {materialOnly} изготовлены{whereMade} в {year} году${end}.`,
    `эти ${watch} {maker} {model} {strap} сделаны{whereMade} в {year} году${end}.`,
  ],
  // A short sentence, and what is inside.
  (watch, end) => [
    ...inside.map((it) => `${watch} {maker} {model} собраны{whereMade} в {year} году${end}.${it}`),
    ...underBack.map(
      (it) => `эти ${watch} {maker} {model} изготовлены{whereMade} в {year} году${end}.${it}`,
    ),
    `${watch} {maker} {model} собраны{whereMade} в {year} году${end}. Внутри {quartz}{functionsPhrase}.`,
  ],
  // The thing, and of which maker it is.
  (watch, end) => [
    `${watch} {model} марки {maker} {strap} изготовлены{whereMade} в {year} году${end}.`,
    `${watch} {model} марки {maker} с {functionsOnly} сделаны{whereMade} в {year} году${end}.`,
  ],
  ...ofNames,
  ...ofParts,
  ...ofInside,
  ...ofYears,
  ...ofLines,
  // Its calibre by name.
  (watch, end) => [
    `${watch} {maker} {model} с калибром ~ сделаны{whereMade} в {year} году${end}.${mechanism}`,
    `эти ${watch} {maker} {model} с калибром ~ собраны{whereMade} в {year} году${end}.${mechanismLasts}`,
    `${watch} {maker} {model} с {quartz}{functionsPhrase} выпущены{whereMade} в {year} году${end}.`,
  ],
];

/**
 * A year never follows a model or a reference, many of which end in a number; nor is a size told
 * beside a model that may name it. They come in turn, and those that are built in one way
 * (`likeness.ts`) stand far apart.
 */
export const openings: readonly string[] = ofAnyone.flatMap((tell) => {
  const whose = tell('{gender} часы', '');
  const anyones = tell('часы', '{notWomens}');
  // By turns, so that two of one kind tell different things before one is told again.
  const turns = (odd: number) =>
    whose.map((one, index) => (index % 2 === odd ? (anyones[index] ?? one) : one));
  return [...turns(1), ...turns(0)];
});
