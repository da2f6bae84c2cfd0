import { atom } from 'recoil';
import type { City, Contact } from '../../contract/contacts';

/** Alias of the city that the visitor chose; null before hydration and while none was chosen. */
export const cityAliasState = atom<string | null>({ key: 'city/alias', default: null });

/** Contact of a city as the backend gave it last; null until a city was chosen. */
export const liveContactState = atom<Contact | null>({ key: 'city/contact', default: null });

/** The current city as the header settled it; null before hydration. */
export const currentCityState = atom<City | null>({ key: 'city/current', default: null });
