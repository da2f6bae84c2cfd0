import { type Openings } from './clock-cases';

const plural = ['ют', 'ли'] as const;
export const finite = ['ет', 'ла'] as const;

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
        `эти ${watch} {maker} {modelTitle} {strap} собраны{whereMade} в {year} году; референс {reference} выпуска${made} ${years}${end}.`,
      plural,
    ),
  ],
  // The first of its years, in which this one was made too.
  (watch, end) => [
    `с {ownSince} года марка {maker} выпускает референс {reference}; тогда же {madeIn} сделаны эти ${watch} {modelTitle} {strap}${end}.`,
  ],
  // The maker and the years of the reference.
  (watch, end) => [
    ...dated(
      (made, years) =>
        `марка {maker} выпуска${made} референс {reference} ${years}; эти ${watch} {modelTitle} собраны{whereMade} в {year} году${end}.`,
      finite,
    ),
    ...dated(
      (made, years) =>
        `марка {maker} выпуска${made} референс {reference} ${years}; эти ${watch} {modelTitle} {strap} сделаны{whereMade} в {year} году${end}.`,
      finite,
    ),
  ],
  // The year, and the reference with its years.
  (watch, end) => [
    ...dated(
      (made, years) =>
        `в {year} году{whereMade} собраны эти ${watch} {maker} {modelTitle} {strap}; референс {reference} выпуска${made} ${years}${end}.`,
      plural,
    ),
  ],
  // The years of the reference first.
  (watch, end) => [
    ...dated(
      (made, years) =>
        `${years} марка {maker} выпуска${made} референс {reference}; эти ${watch} {modelTitle} изготовлены{whereMade} в {year} году${end}.`,
      finite,
    ),
    ...dated(
      (made, years) =>
        `${years} марка {maker} выпуска${made} референс {reference}; эти ${watch} {modelTitle} {strap} собраны{whereMade} в {year} году${end}.`,
      finite,
    ),
  ],
  // The years of the reference, and whose this one is.
  (watch, end) => [
    ...dated(
      (made, years) =>
        `референс {reference} выпуска${made} ${years}; эти ${watch} {maker} {modelTitle} собраны{whereMade} в {year} году${end}.`,
      plural,
    ),
    ...dated(
      (made, years) =>
        `референс {reference} выпуска${made} ${years}; эти ${watch} {maker} {modelTitle} {strap} изготовлены{whereMade} в {year} году${end}.`,
      plural,
    ),
  ],
];
