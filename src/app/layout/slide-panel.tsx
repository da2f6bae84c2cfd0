import { useEffect, useRef, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { itemListPaths, itemLists } from '../../config/item-lists';
import { menuPlacements } from '../../config/menu-placements';
import { usePathname } from '../../shared/lib/use-pathname';
import { Icon } from '../../shared/ui/icon';
import { MenuLinks, rowsAt, type MenuLink } from './menu-links';
import * as styles from './slide-panel.module.css';

const groups = [
  { name: 'catalogue', placement: menuPlacements.panelCatalogue },
  { name: 'services', placement: menuPlacements.panelServices },
  { name: 'info', placement: menuPlacements.panelInfo },
  { name: 'main', placement: menuPlacements.panelBottom },
] as const;

interface SlidePanelProps {
  menu: readonly MenuLink[];
  /** The current city, for links to contacts. */
  cityAlias?: string;
  /** What else of the header a phone finds here. */
  children: ReactNode;
}

/**
 * The menu: closes on navigation, Escape and an outside click, and keeps the focus inside. The
 * browser's modal dialog does all but the first and the third.
 */
export function SlidePanel({ menu, cityAlias, children }: SlidePanelProps) {
  const { t } = useTranslation('layout');
  const panel = useRef<HTMLDialogElement>(null);
  const pathname = usePathname();
  const close = () => panel.current?.close();
  const holdPage = () => panel.current?.classList.toggle('holdsPage', panel.current.open);

  useEffect(close, [pathname]);

  return (
    <>
      <button
        type="button"
        className={styles.toggle}
        aria-haspopup="dialog"
        onClick={() => {
          panel.current?.showModal();
          holdPage();
        }}
      >
        <Icon name="menu" size={20} />
        <span className={styles.word}>{t('menu.open')}</span>
      </button>
      {/* A click on the dialog itself, not on what it holds, is one on its backdrop. */}
      {/* eslint-disable-next-line jsx-a11y/no-noninteractive-element-interactions, jsx-a11y/click-events-have-key-events -- Escape closes the dialog by itself */}
      <dialog
        ref={panel}
        className={styles.panel}
        aria-label={t('menu.title')}
        onClose={holdPage}
        onClick={(event) => {
          if (event.target === panel.current) close();
        }}
      >
        <div className={styles.content}>
          <button type="button" className={styles.toggle} onClick={close}>
            <Icon name="cross" size={20} />
            <span className={styles.word}>{t('menu.close')}</span>
          </button>
          <div className={styles.switchers}>{children}</div>
          {groups.map(({ name, placement }) => {
            const rows = rowsAt(menu, placement);
            return (
              rows.length > 0 && (
                <nav key={name} aria-labelledby={`panel-${name}`}>
                  <h2 className={styles.title} id={`panel-${name}`}>
                    {t(`menu.${name}`)}
                  </h2>
                  <MenuLinks rows={rows} cityAlias={cityAlias} onFollow={close} />
                </nav>
              )
            );
          })}
          <nav aria-labelledby="panel-lists">
            <h2 className={styles.title} id="panel-lists">
              {t('lists.title')}
            </h2>
            <MenuLinks
              rows={itemLists.map((list) => ({
                placement: menuPlacements.panelBottom,
                url: itemListPaths[list],
                title: t(`lists.${list}`),
              }))}
              onFollow={close}
            />
          </nav>
        </div>
      </dialog>
    </>
  );
}
