import { inCase, movements, withFunctions, type Openings } from './clock-cases';

/** Whose watch it is, as it follows «у», «для» or a part of the watch; `in-form.ts` sees to the adjective. */
const genitive = (watch: string) => `этих ${watch.replace('часы', 'часов')}`;
/** The same as it follows «в» or «на». */
const prepositional = (watch: string) => `этих ${watch.replace('часы', 'часах')}`;

const made = 'сделанных {madeIn} в {year} году';
const assembled = 'собранных {madeIn} в {year} году';
/** Ways to begin with what is inside a watch, or what it is made for. */
export const ofInside: readonly Openings[] = [
  // What is inside.
  (watch, end) =>
    movements.map(
      (movement) =>
        `в ${prepositional(watch)} {maker} {model}, ${assembled}, установлен ${movement}${end}.`,
    ),
  // What is seen through the back.
  (watch, end) =>
    withFunctions(
      (functions) =>
        `через прозрачную заднюю крышку{openBack} ${genitive(watch)} {maker} {model}, ${assembled}, виден {movement}${functions}; запас хода — {reserve}${end}.`,
    ),
  // What is under its back.
  (watch, end) =>
    movements.map(
      (movement) =>
        `под задней крышкой ${genitive(watch)} {maker} {model}, ${assembled}, — ${movement}${end}.`,
    ),
  // How long its calibre goes, and in which watch it is.
  (watch, end) =>
    withFunctions(
      (functions) =>
        `{movement}${functions} рассчитан на {reserve} хода; он установлен в ${prepositional(watch)} {maker} {model}, ${assembled}${end}.`,
    ),
  // How long the watch goes, and by what.
  (watch, end) =>
    withFunctions(
      (functions) =>
        `эти ${watch} {maker} {model}, собранные {madeIn} в {year} году, идут без подзавода {reserve}: внутри {movement}${functions}${end}.`,
    ),
  // That it needs no winding.
  (watch, end) =>
    withFunctions(
      (functions) =>
        `заводить эти ${watch} {maker} {model}, сделанные {madeIn} в {year} году, не нужно: внутри {quartz}${functions}${end}.`,
    ),
  // What it does besides.
  (watch, end) => [
    `эти ${watch} {maker} {model}, собранные {madeIn} в {year} году, оснащены {functionsOnly}; механизм — {movement}, запас хода — {reserve}${end}.`,
  ],
  // On what it is worn, the watch before it.
  (watch, end) => [
    `эти ${watch} {maker} {model}, собранные {madeIn} в {year} году, носят {strap}${end}.`,
  ],
  // One of its parts.
  (watch, end) => [
    `корпус ${genitive(watch)} {maker} {model}, ${assembled}, — из {material}, диаметром {mmOnly} мм, {bezelPhrase}; водозащита — {water}${end}.`,
    `{form} корпус ${genitive(watch)} {maker} {model}, ${assembled}, — из {material}, шириной {mm} мм, {bezelPhrase}; водозащита — {water}${end}.`,
    ...movements.map(
      (movement) => `механизм ${genitive(watch)} {maker} {model}, ${made}, — ${movement}${end}.`,
    ),
  ],
  // How deep it may be taken.
  (watch, end) =>
    inCase(
      (body) =>
        `эти ${watch} {maker} {model} ${body}, по данным марки, водонепроницаемы до {waterOnly}; собраны {madeIn} в {year} году${end}.`,
    ),
  // To which line.
  (watch, end) => [
    `эти ${watch} {maker} {model} входят в линию {line}; сделаны {madeIn} в {year} году${end}.`,
    `эти ${watch} {maker} {model} {strap} входят в линию {line}; собраны {madeIn} в {year} году${end}.`,
  ],
  // Its reference.
  (watch, end) => [
    `референс ${genitive(watch)} {maker} {modelTitle} — {reference}; они собраны {madeIn} в {year} году${end}.`,
    `референс ${genitive(watch)} {maker} {modelTitle} {strap} — {reference}; они сделаны {madeIn} в {year} году${end}.`,
  ],
];
