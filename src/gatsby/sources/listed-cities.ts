import type { City } from '../../contract/contacts';
import { parseAnswer } from '../../contract/endpoint';
import { mainData } from '../../contract/main-data';

/** Cities of the main data; one with a null title is not listed, and has no pages (spec §2). */
export function listedCities(body: unknown, url: string): City[] {
  return parseAnswer(mainData, body, url).cities.filter(({ title }) => title !== null);
}
