/**
 * The store's current contact, which is the city of who has chosen none (spec §2 "City switcher"):
 * the first that a host lists, in the order of its editors. A city without a title is not listed.
 * Undefined where none is.
 */
export function currentCityOf<City extends { title: string | null }>(
  cities: readonly City[],
): City | undefined {
  return cities.find(({ title }) => title !== null);
}
