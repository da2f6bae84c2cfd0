/** Where a branch stands, in degrees (WGS 84), and the time that its clocks show. */
export interface CityPlace {
  latitude: number;
  longitude: number;
  /** IANA name. */
  timeZone: string;
}

/** By alias of the city. */
export const cityPlaces: Record<string, CityPlace> = {
  moscow: { latitude: 55.7627, longitude: 37.6132, timeZone: 'Europe/Moscow' },
  'saint-petersburg': { latitude: 59.9381, longitude: 30.3229, timeZone: 'Europe/Moscow' },
  vladivostok: { latitude: 43.1155, longitude: 131.8855, timeZone: 'Asia/Vladivostok' },
  yekaterinburg: { latitude: 56.8353, longitude: 60.5952, timeZone: 'Asia/Yekaterinburg' },
  krasnodar: { latitude: 45.0301, longitude: 38.9712, timeZone: 'Europe/Moscow' },
  'rostov-on-don': { latitude: 47.2206, longitude: 39.7113, timeZone: 'Europe/Moscow' },
  samara: { latitude: 53.1872, longitude: 50.0938, timeZone: 'Europe/Samara' },
  kazan: { latitude: 55.7903, longitude: 49.1137, timeZone: 'Europe/Moscow' },
  'nizhny-novgorod': { latitude: 56.3217, longitude: 43.9996, timeZone: 'Europe/Moscow' },
  tashkent: { latitude: 41.3181, longitude: 69.2802, timeZone: 'Asia/Tashkent' },
  bishkek: { latitude: 42.8748, longitude: 74.6097, timeZone: 'Asia/Bishkek' },
  baku: { latitude: 40.3716, longitude: 49.8382, timeZone: 'Asia/Baku' },
};

/** @throws Error naming a city that has no place here. */
export function placeOf(alias: string): CityPlace {
  const place = cityPlaces[alias];
  if (!place) throw new Error(`the city "${alias}" has no place`);
  return place;
}
