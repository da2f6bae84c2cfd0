/** Openings of one kind, of a watch that may be said to be a man's or a woman's. */
export type Openings = (watch: string, end: string) => readonly string[];

const plural = ['ют', 'ли'] as const;
const finite = ['ет', 'ла'] as const;

/** A reference that is made still, and one that was. */
export const dated = (
  tell: (made: string, years: string) => string,
  [still, once]: readonly [still: string, once: string],
) => [tell(still, 'с {since} года'), tell(once, 'с {from} по {to} год')];

/** Ways to begin with a reference and the years in which it was made. */
export const ofYears: readonly Openings[] = [
  // Its reference and when that was made.
  (watch, end) => [
    ...dated(
      (made, years) =>
        `${watch} {maker} {model} референса {reference}, который выпуска${made} ${years}, сделаны {madeIn} в {year} году${end}.`,
      plural,
    ),
    ...dated(
      (made, years) =>
        `эти ${watch} {maker} {model} {strap} собраны {madeIn} в {year} году; референс {reference} выпуска${made} ${years}${end}.`,
      plural,
    ),
  ],
  // The reference first, when it was made, and this one of it.
  (watch, end) => [
    ...dated(
      (made, years) =>
        `референс {reference} марка {maker} выпуска${made} ${years}; эти ${watch} {model} сделаны {madeIn} в {year} году${end}.`,
      finite,
    ),
    ...dated(
      (made, years) =>
        `референс {reference} марка {maker} выпуска${made} ${years}; эти ${watch} {model} {strap} изготовлены {madeIn} в {year} году${end}.`,
      finite,
    ),
  ],
  // The maker and the years of the reference.
  (watch, end) => [
    ...dated(
      (made, years) =>
        `марка {maker} выпуска${made} референс {reference} ${years}; эти ${watch} {model} собраны {madeIn} в {year} году${end}.`,
      finite,
    ),
    ...dated(
      (made, years) =>
        `марка {maker} выпуска${made} референс {reference} ${years}; эти ${watch} {model} {strap} сделаны {madeIn} в {year} году${end}.`,
      finite,
    ),
  ],
  // The year, and the reference with its years.
  (watch, end) => [
    ...dated(
      (made, years) =>
        `в {year} году {madeIn} изготовлены эти ${watch} {maker} {model} референса {reference}, который выпуска${made} ${years}${end}.`,
      plural,
    ),
    ...dated(
      (made, years) =>
        `в {year} году {madeIn} собраны эти ${watch} {maker} {model} {strap}; референс {reference} выпуска${made} ${years}${end}.`,
      plural,
    ),
  ],
  // The years of the reference first.
  (watch, end) => [
    ...dated(
      (made, years) =>
        `${years} марка {maker} выпуска${made} референс {reference}; эти ${watch} {model} изготовлены {madeIn} в {year} году${end}.`,
      finite,
    ),
    ...dated(
      (made, years) =>
        `${years} марка {maker} выпуска${made} референс {reference}; эти ${watch} {model} {strap} собраны {madeIn} в {year} году${end}.`,
      finite,
    ),
  ],
  // The model with its reference first.
  (watch, end) => [
    ...dated(
      (made, years) =>
        `{model} референса {reference} марка {maker} выпуска${made} ${years}; эти ${watch} сделаны {madeIn} в {year} году${end}.`,
      finite,
    ),
    ...dated(
      (made, years) =>
        `{model} референса {reference} марка {maker} выпуска${made} ${years}; эти ${watch} {strap} изготовлены {madeIn} в {year} году${end}.`,
      finite,
    ),
  ],
  // The thing with its reference, and this one of them.
  (watch, end) => [
    ...dated(
      (made, years) =>
        `${watch} {maker} {model} с референсом {reference} выпуска${made} ${years}; этот экземпляр сделан {madeIn} в {year} году${end}.`,
      plural,
    ),
    ...dated(
      (made, years) =>
        `${watch} {model} марки {maker} с референсом {reference} выпуска${made} ${years}; этот экземпляр собран {madeIn} в {year} году${end}.`,
      plural,
    ),
  ],
  // What is made under a reference.
  (watch, end) => [
    ...dated(
      (made, years) =>
        `под референсом {reference} марка {maker} выпуска${made} ${years} ${watch} {model}; этот экземпляр изготовлен {madeIn} в {year} году${end}.`,
      finite,
    ),
  ],
  // The years of the reference, and whose this one is.
  (watch, end) => [
    ...dated(
      (made, years) =>
        `референс {reference} выпуска${made} ${years}; эти ${watch} {maker} {model} собраны {madeIn} в {year} году${end}.`,
      plural,
    ),
    ...dated(
      (made, years) =>
        `референс {reference} выпуска${made} ${years}; эти ${watch} {maker} {model} {strap} изготовлены {madeIn} в {year} году${end}.`,
      plural,
    ),
  ],
  // The model with its reference, and what it is.
  (watch, end) => [
    ...dated(
      (made, years) =>
        `{model} референса {reference} — ${watch} {maker}, изготовленные {madeIn} в {year} году; этот референс выпуска${made} ${years}${end}.`,
      plural,
    ),
    ...dated(
      (made, years) =>
        `{model} референса {reference} — ${watch} {maker} {strap}, сделанные {madeIn} в {year} году; этот референс выпуска${made} ${years}${end}.`,
      plural,
    ),
  ],
];
