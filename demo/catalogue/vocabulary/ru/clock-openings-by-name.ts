import { inCase, type Openings } from './clock-cases';

/** Ways to begin with the country of a watch, its reference or its name. */
export const ofNames: readonly Openings[] = [
  // The country first, and the year last.
  (watch, end) => [
    `{madeIn} ${watch} {maker} {model} {strap} — {year} года выпуска${end}.`,
    ...inCase((body) => `{madeIn} ${watch} {maker} {model} ${body} — {year} года выпуска${end}.`),
    `{madeIn} ${watch} {maker} {model} с {functionsOnly} — {year} года выпуска${end}.`,
  ],
  // Its reference, and what it stands for.
  (watch, end) => [
    `референс {reference}: ${watch} {maker} {modelTitle} {strap}, сделанные {madeIn} в {year} году${end}.`,
    `референс {reference}: ${watch} {maker} {modelTitle} с {functionsOnly}, сделанные {madeIn} в {year} году${end}.`,
  ],
  // Under which reference its maker brought it out.
  (watch, end) => [
    `под референсом {reference} марка {maker} выпустила в {year} году эти {madeIn} ${watch} {modelTitle} {strap}${end}.`,
    `под референсом {reference} марка {maker} выпустила в {year} году эти {madeIn} ${watch} {modelTitle} с {functionsOnly}${end}.`,
  ],
  // The watch as a caption names it, and where it was made.
  (watch, end) => [
    `${watch} {maker} {model} {strap}. Сделаны {madeIn} в {year} году${end}.`,
    `${watch} {maker} {model} с {functionsOnly}. Собраны {madeIn} в {year} году${end}.`,
  ],
];
