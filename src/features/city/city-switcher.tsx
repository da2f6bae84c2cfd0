import { navigate } from 'gatsby';
import { useTranslation } from 'react-i18next';
import { routes } from '../../config/routes';
import type { City } from '../../contract/contacts';
import { Dropdown } from '../../shared/ui/dropdown';
import * as option from '../../shared/ui/dropdown-option.module.css';

interface CitySwitcherProps {
  cities: readonly City[];
  city: City | undefined;
  onChoose: (alias: string) => void;
}

/** Spec §2 "City switcher": arrow and list only with more than one city; no city without a title. */
export function CitySwitcher({ cities, city, onChoose }: CitySwitcherProps) {
  const { t } = useTranslation('layout');
  const listed = cities.filter(({ title }) => title !== null);
  if (!city?.title) return null;
  if (listed.length < 2) return <span>{city.title}</span>;

  const choose = (alias: string) => {
    onChoose(alias);
    // Spec §2: choosing a city on the contacts page leads to its contacts.
    if (window.location.pathname.startsWith('/contacts/')) void navigate(routes.contacts(alias));
  };
  return (
    <Dropdown label={t('city.label')} current={city.title}>
      {(close) => (
        <ul>
          {listed.map(({ alias, title }) => (
            <li key={alias}>
              <button
                type="button"
                className={option.option}
                aria-current={alias === city.alias || undefined}
                onClick={() => {
                  choose(alias);
                  close();
                }}
              >
                {title}
              </button>
            </li>
          ))}
        </ul>
      )}
    </Dropdown>
  );
}
