import { useCallback, useRef, useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { CatalogType } from '../../../config/catalogs';
import { routes } from '../../../config/routes';
import { useDismiss } from '../../../shared/lib/use-dismiss';
import { LinkRow } from '../../../shared/ui/link-row';
import * as styles from './browse-row.module.css';

interface BrandLinksProps {
  catalogType: CatalogType;
  /** In the order of their titles. */
  brands: readonly { url: string; title: string; isPopular: boolean }[];
  /** Url of the brand whose list is open; null: all brands. */
  current: string | null;
}

/** Links to the lists of the brands: the popular ones in a row, all by the alphabet a press away. */
export function BrandLinks({ catalogType, brands, current }: BrandLinksProps) {
  const { t } = useTranslation('catalogue');
  const currentPath = routes.catalogue(catalogType, current);
  const linksTo = (listed: readonly { url: string | null; title: string }[]) =>
    listed.map(({ url, title }) => ({ path: routes.catalogue(catalogType, url), title }));
  const shown = brands.filter(({ isPopular, url }) => isPopular || url === current);
  return (
    <nav className={styles.row} aria-label={t('brands')}>
      <LinkRow
        links={linksTo([{ url: null, title: t('allBrands') }, ...shown])}
        current={currentPath}
      />
      {shown.length < brands.length && (
        // A new one on each page: it is closed again once a brand has been chosen.
        <OverPage title={t('brandsByLetter')} key={currentPath}>
          <LinkRow links={linksTo(brands)} current={currentPath} className={styles.alphabet} />
        </OverPage>
      )}
    </nav>
  );
}

/** Opens over what follows it, also without scripts; with them it covers nothing that has the focus. */
function OverPage({ title, children }: { title: string; children: ReactNode }) {
  const details = useRef<HTMLDetailsElement>(null);
  const summary = useRef<HTMLElement>(null);
  const [isOpen, setOpen] = useState(false);
  const close = useCallback((by: 'escape' | 'leaving') => {
    if (details.current) details.current.open = false;
    if (by === 'escape') summary.current?.focus();
  }, []);
  useDismiss(details, isOpen, close);
  return (
    <details
      ref={details}
      className={styles.all}
      onToggle={(event) => setOpen(event.currentTarget.open)}
    >
      <summary
        ref={summary}
        className={styles.summary}
        // `toggle` comes in a task of its own, and the next key may be before it.
        onClick={() => setOpen(details.current?.open === false)}
      >
        {title}
      </summary>
      {children}
    </details>
  );
}
