import { inCase, movements, named, withFunctions, type Openings } from './clock-cases';

/** Whose watch it is, as it follows «у», «для» or a part of the watch; `in-form.ts` sees to the adjective. */
const genitive = (watch: string) => `этих ${watch.replace('часы', 'часов')}`;
/** The same as it follows «в» or «на». */
const prepositional = (watch: string) => `этих ${watch.replace('часы', 'часах')}`;

/** Ways to begin with what is inside a watch, or what it is made for. */
export const ofInside: readonly Openings[] = [
  // What is inside.
  (watch, end) =>
    movements.map((movement) => `в ${prepositional(watch)} ${named} установлен ${movement}${end}.`),
  // What is seen through the back.
  (watch, end) =>
    withFunctions(
      (functions) =>
        `через прозрачную заднюю крышку{openBack} ${genitive(watch)} ${named} виден {movement}${functions}; запас хода — {reserve}${end}.`,
    ),
  // What is under its back.
  (watch, end) =>
    movements.map(
      (movement) =>
        `под задней крышкой ${genitive(watch)} {maker} {model} — ${movement}${end}. Часы собраны{whereMade} в {year} году.`,
    ),
  // That it needs no winding.
  (watch, end) =>
    withFunctions(
      (functions) => `заводить эти ${watch} ${named} не нужно: внутри {quartz}${functions}${end}.`,
    ),
  // What it does besides.
  (watch, end) => [
    `эти ${watch} ${named} оснащены {functionsOnly}; механизм — {movement}, запас хода — {reserve}${end}.`,
  ],
  // One of its parts.
  (watch, end) => [
    `корпус ${genitive(watch)} ${named} — из {material}, диаметром {mmOnly} мм, {bezelPhrase}; водозащита — {water}${end}.`,
    `{form} корпус ${genitive(watch)} ${named} — из {material}, шириной {mm} мм, {bezelPhrase}; водозащита — {water}${end}.`,
    ...movements.map(
      (movement) =>
        `механизм ${genitive(watch)} {maker} {model} — ${movement}${end}. Часы сделаны{whereMade} в {year} году.`,
    ),
  ],
  // How deep it may be taken.
  (watch, end) =>
    inCase(
      (body) =>
        `эти ${watch} {maker} {model} ${body}, по данным марки, водонепроницаемы до {waterOnly}; они собраны{whereMade} в {year} году${end}.`,
    ),
  // To which line.
  (watch, end) => [
    `эти ${watch} {maker} {model} входят в линию {line}; они сделаны{whereMade} в {year} году${end}.`,
    `эти ${watch} {maker} {model} {strap} входят в линию {line}; они собраны{whereMade} в {year} году${end}.`,
  ],
  // Its reference.
  (watch, end) => [
    `референс ${genitive(watch)} {maker} {modelTitle} — {reference}; они собраны{whereMade} в {year} году${end}.`,
    `референс ${genitive(watch)} {maker} {modelTitle} {strap} — {reference}; они сделаны{whereMade} в {year} году${end}.`,
  ],
];
