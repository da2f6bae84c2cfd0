import { countries } from '../../lookups/countries';
import { shared } from './shared';

/** Openings of watches that are not true of every winding, and a country that a list names alone. */
export const openingsTold = (text: string): string =>
  text
    .replace(
      /^(Цей .*?) заводиться від рухів руки: усередині — (калібр .*?) з ручним заводом(?= )/u,
      '$1 має ручний завід: усередині — $2',
    )
    .replace(/\(([ву] [\p{L} ]+)\)/u, (told, place: string) => {
      const country = countryOf.get(place);
      return country === undefined ? told : `(${country})`;
    });

const countryOf = new Map(
  (Object.keys(countries) as (keyof typeof countries)[]).map((country) => [
    shared.madeIn[country],
    countries[country].ua,
  ]),
);
