import Cookies from 'js-cookie';
import { useCallback, useEffect } from 'react';
import { useRecoilState, useRecoilValue, useSetRecoilState } from 'recoil';
import type { City, Contact } from '../../contract/contacts';
import { currentCityOf } from '../../domain/current-city';
import { loadPart } from '../../shared/lib/load-part';
import { report } from '../../shared/lib/report';
import { useShownHotline } from '../../shared/state/use-hotline';
import { cityAliasState, currentCityState, liveContactState } from './city.state';

/** Spec §1: the city comes from this cookie. */
const cookie = 'cityAlias';

/** What the header shows of a branch. */
export type ContactSummary = Pick<Contact, 'alias' | 'phoneHeader' | 'phoneLink' | 'hotline'> & {
  messengers: Pick<Contact['messengers'], 'phoneHeader'>;
};

export interface CurrentCity {
  city: City | undefined;
  contact: ContactSummary | undefined;
  choose: (alias: string) => void;
}

/**
 * The city whose alias matches the cookie, otherwise the store's current contact (spec §2 "City
 * switcher"). The cookie is read after the first render, so that it equals the HTML.
 */
export function useCity(cities: readonly City[], contacts: readonly ContactSummary[]): CurrentCity {
  const [alias, setAlias] = useRecoilState(cityAliasState);
  const [live, setLive] = useRecoilState(liveContactState);
  const setCurrent = useSetRecoilState(currentCityState);

  useEffect(() => {
    const kept = Cookies.get(cookie);
    if (kept) setAlias(kept);
  }, [setAlias]);

  const choose = useCallback(
    (chosen: string) => {
      Cookies.set(cookie, chosen, { path: '/', sameSite: 'lax' });
      setAlias(chosen);
      loadPart(() => import('./contact.client'))
        .then(({ fetchContact }) => fetchContact(chosen))
        .then(setLive)
        .catch((error: unknown) => report(error, 'city/contact'));
    },
    [setAlias, setLive],
  );

  const listed = cities.filter(({ title }) => title !== null);
  const city = listed.find((candidate) => candidate.alias === alias) ?? currentCityOf(cities);
  const { id, alias: cityAlias, title } = city ?? {};
  useEffect(() => {
    const isCity = id !== undefined && cityAlias !== undefined && title !== undefined;
    setCurrent(isCity ? { id, alias: cityAlias, title } : null);
  }, [id, cityAlias, title, setCurrent]);
  const built = contacts.find((candidate) => candidate.alias === city?.alias);
  const contact = live?.alias === city?.alias && live ? live : built;
  useShownHotline(contact?.hotline);
  return { city, contact, choose };
}

/** The visitor's city, as the header shows it; null until the page is hydrated. */
export function useCurrentCity(): City | null {
  return useRecoilValue(currentCityState);
}
