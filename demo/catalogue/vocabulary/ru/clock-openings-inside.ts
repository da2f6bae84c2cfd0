import { genitive, movements, named, withFunctions, type Openings } from './clock-cases';
import { howDeep, installed, ofCase, throughBack, underBack } from './clock-ways';

/** Ways to begin with what is inside a watch, or what it is made for. */
export const ofInside: readonly Openings[] = [
  installed,
  throughBack,
  underBack,
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
    ...ofCase(watch, end),
    ...movements.map(
      (movement) =>
        `механизм ${genitive(watch)} {maker} {model} — ${movement}${end}. Часы сделаны{whereMade} в {year} году.`,
    ),
  ],
  howDeep,
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
