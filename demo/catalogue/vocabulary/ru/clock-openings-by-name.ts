import { inCase, type Openings } from './clock-cases';

/** Ways to begin with the country of a watch, its reference or its name. */
export const ofNames: readonly Openings[] = [
  // The country first, and the year last.
  (watch, end) => [
    `{madeIn} ${watch} {maker} {model} {strap} — {year} года выпуска${end}.`,
    ...inCase((body) => `{madeIn} ${watch} {maker} {model} ${body} — {year} года выпуска${end}.`),
    `{madeIn} ${watch} {maker} {model} с {functionsOnly} — {year} года выпуска${end}.`,
  ],
  // Country and year as a catalogue gives them, and the watch.
  (watch, end) => [
    `{country}, {year} год: ${watch} {maker} {model} {strap}${end}.`,
    ...inCase((body) => `{country}, {year} год: ${watch} {maker} {model} ${body}${end}.`),
    `{country}, {year} год: ${watch} {maker} {model} с {functionsOnly}${end}.`,
  ],
  // The name and what it is, between commas.
  (watch, end) => [
    `{maker} {model}, ${watch} {strap}, собраны{whereMade} в {year} году${end}.`,
    `{maker} {model}, ${watch} с {functionsOnly}, собраны{whereMade} в {year} году${end}.`,
  ],
  // One of those that were made under a reference.
  (watch, end) => [
    `этот экземпляр ${watch.replace('часы', 'часов')} {maker} {modelTitle} (референс {reference}) собран{whereMade} в {year} году${end}.`,
    `этот экземпляр ${watch.replace('часы', 'часов')} {maker} {modelTitle} {strap} (референс {reference}) собран{whereMade} в {year} году${end}.`,
  ],
  // Under which reference its maker brought it out.
  (watch, end) => [
    `под референсом {reference} марка {maker} выпустила в {year} году эти ${watch} {modelTitle} {strap}${end}.`,
    `под референсом {reference} марка {maker} выпустила в {year} году эти ${watch} {modelTitle} с {functionsOnly}${end}.`,
  ],
  // The watch first, and under which reference it was made.
  (watch, end) => [
    `${watch} {maker} {modelTitle} {strap} выпущены под референсом {reference}{whereMade} в {year} году${end}.`,
    `${watch} {maker} {modelTitle} с {functionsOnly} выпущены под референсом {reference}{whereMade} в {year} году${end}.`,
  ],
  // What is on sale.
  (watch, end) => [
    `в продаже — ${watch} {maker} {model} {strap}, сделанные{whereMade} в {year} году${end}.`,
    `в продаже — ${watch} {maker} {model} с {functionsOnly}, собранные{whereMade} в {year} году${end}.`,
  ],
];
