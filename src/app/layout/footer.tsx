import { useTranslation } from 'react-i18next';
import type { HostCode } from '../../config/hosts';
import { menuPlacements } from '../../config/menu-placements';
import { socials } from '../../config/socials';
import { opensDialog } from '../../shared/state/opens-dialog';
import { useOpenModal } from '../../shared/state/use-modal';
import * as styles from './footer.module.css';
import { Logo } from './logo';
import { MenuLinks, rowsAt, type MenuLink } from './menu-links';

const columns = [
  { name: 'catalogue', placement: menuPlacements.footerCatalogue },
  { name: 'services', placement: menuPlacements.footerServices },
  { name: 'info', placement: menuPlacements.footerInfo },
] as const;

/** Requests that no page has to lead up to. */
const requests = ['question', 'appraisal', 'subscribe'] as const;

interface FooterProps {
  host: HostCode;
  menu: readonly MenuLink[];
  contact: Queries.FooterSliceQuery['contact'];
}

export function Footer({ host, menu, contact }: FooterProps) {
  const { t } = useTranslation('layout');
  const openModal = useOpenModal();
  return (
    <footer className={styles.footer}>
      <div className={styles.content}>
        <div>
          <Logo host={host} label={t('logo')} />
          {contact && (
            <address className={styles.address}>
              {contact.city}, {contact.address}
              <br />
              {contact.hours}
              <br />
              <a href={`tel:${contact.phoneLink}`}>{contact.phoneHeader}</a>
            </address>
          )}
          <ul className={styles.requests}>
            {requests.map((name) => (
              <li key={name}>
                <button
                  type="button"
                  className={styles.request}
                  {...opensDialog(name)}
                  onClick={() => openModal(name)}
                >
                  {t(`actions.${name}`)}
                </button>
              </li>
            ))}
          </ul>
        </div>
        {columns.map(({ name, placement }) => (
          <nav key={name} aria-labelledby={`footer-${name}`}>
            <h2 className={styles.title} id={`footer-${name}`}>
              {t(`menu.${name}`)}
            </h2>
            <MenuLinks rows={rowsAt(menu, placement)} />
          </nav>
        ))}
      </div>
      <nav className={styles.bottom} aria-label={t('menu.more')}>
        <MenuLinks className={styles.row} rows={rowsAt(menu, menuPlacements.footerBottom)} />
      </nav>
      <div className={styles.bottom}>
        <nav aria-label={t('socials')}>
          <ul className={styles.row}>
            {socials[host].map(({ title, url }) => (
              <li key={url}>
                <a className={styles.social} href={url} target="_blank" rel="noopener">
                  {title}
                </a>
              </li>
            ))}
          </ul>
        </nav>
        <p className={styles.requisites}>{t('requisites')}</p>
      </div>
    </footer>
  );
}
