import { defineEndpoint } from './endpoint';
import { brandAnswer, toBrand, type Brand } from './brands';
import { id, listOf, nullableText, shape, slug } from './wire';
import type { City } from './contacts';

export interface MainData {
  cities: City[];
  brands: Brand[];
}

/** Spec §7: GET the root path for main data. */
export const mainData = defineEndpoint({
  method: 'GET',
  path: '/',
  summary: 'Cities and brands: what every page of a host needs.',
  answer: shape({
    cities: listOf(shape({ id: id(), alias: slug(), title: nullableText() })),
    brands: listOf(brandAnswer),
  }),
  reshape: (wire): MainData => ({ cities: wire.cities, brands: wire.brands.map(toBrand) }),
});
