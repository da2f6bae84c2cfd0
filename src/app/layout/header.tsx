import Cookies from 'js-cookie';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import type { HostCode } from '../../config/hosts';
import { limits } from '../../config/limits';
import { menuPlacements } from '../../config/menu-placements';
import type { City } from '../../contract/contacts';
import { CitySwitcher } from '../../features/city/city-switcher';
import { useCity, type ContactSummary } from '../../features/city/use-city';
import { Modals } from './modals';
import { ContactLine } from './contact-line';
import { FootBar } from './foot-bar';
import { HeaderActions } from './header-actions';
import * as styles from './header.module.css';
import { ImportantMessages, type ShownMessage } from './important-messages';
import { LanguageSwitcher } from './language-switcher';
import { Logo } from './logo';
import { MenuLinks, rowsAt, type MenuLink } from './menu-links';
import { SlidePanel } from './slide-panel';

interface HeaderProps {
  host: HostCode;
  menu: readonly MenuLink[];
  cities: readonly City[];
  contacts: readonly ContactSummary[];
  messages: readonly ShownMessage[];
}

export function Header({ host, menu, cities, contacts, messages }: HeaderProps) {
  const { t } = useTranslation('layout');
  const { city, contact, choose } = useCity(cities, contacts);
  // Spec §1: the language is kept in a cookie.
  useEffect(() => {
    Cookies.set('translation', host, { expires: limits.localeCookieDays, sameSite: 'lax' });
  }, [host]);
  return (
    <>
      <header className={styles.header} id="header">
        <a className={styles.skip} href="#content">
          {t('skip')}
        </a>
        <ImportantMessages messages={messages} />
        <div className={styles.line}>
          <CitySwitcher cities={cities} city={city} onChoose={choose} />
          {contact && <ContactLine contact={contact} />}
          <LanguageSwitcher host={host} />
        </div>
        <div className={styles.bar}>
          <SlidePanel menu={menu} cityAlias={city?.alias}>
            <CitySwitcher cities={cities} city={city} onChoose={choose} />
            <LanguageSwitcher host={host} />
          </SlidePanel>
          <Logo host={host} label={t('logo')} />
          <nav className={styles.navigation} aria-label={t('menu.main')}>
            <MenuLinks
              className={styles.links}
              rows={rowsAt(menu, menuPlacements.panelBottom)}
              cityAlias={city?.alias}
            />
          </nav>
          <HeaderActions />
        </div>
      </header>
      <FootBar />
      {/* Not within the header, which the error page hides. */}
      <Modals host={host} city={city} cities={cities} contact={contact} />
    </>
  );
}
