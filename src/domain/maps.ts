/** Coordinates of a point, degrees (WGS 84). */
export interface Point {
  latitude: number;
  longitude: number;
}

/** Where the maps' script and what it loads come from. */
export const mapOrigins = [
  'https://api-maps.yandex.ru',
  'https://yastatic.net',
  'https://*.maps.yandex.net',
] as const;

/** Spec §9: the maps' language is ru_RU, coordinates come in latitude-longitude order. */
export function mapScript(key: string): string {
  const query = new URLSearchParams({
    apikey: key,
    lang: 'ru_RU',
    coordorder: 'latlong',
    // Without code made of strings, which the site's policy forbids.
    csp: 'true',
  });
  return `${mapOrigins[0]}/2.1/?${query}`;
}

/** The point on the provider's own site; its addresses put the longitude first. */
export function mapPage({ latitude, longitude }: Point): string {
  return `https://yandex.ru/maps/?pt=${longitude},${latitude}&z=17&l=map`;
}
