import { Link } from 'gatsby';
import { useTranslation } from 'react-i18next';
import { routes } from '../../config/routes';
import { useOpenModal } from '../../shared/state/use-modal';
import * as button from '../../shared/ui/button.module.css';
import * as grid from '../../shared/ui/card-grid.module.css';
import { EmptyState } from '../../shared/ui/empty-state';
import { Skeleton } from '../../shared/ui/skeleton';
import { hasChoices, withoutChoices, type Filter } from './filter';
import type { LiveListing } from './use-listing';

interface ListStateProps {
  listing: LiveListing;
  filter: Filter;
  setFilter: (filter: Filter) => void;
}

const places = Array.from({ length: 9 }, (_, place) => place);

/** A list without cards: being fetched, not to be had, or empty; always with a way out. */
export function ListState({ listing, filter, setFilter }: ListStateProps) {
  const { t } = useTranslation('catalogue');
  const openModal = useOpenModal();
  if (listing.hasFailed) {
    return (
      <EmptyState title={t('failed.title')} text={t('failed.text')}>
        <button type="button" className={button.primary} onClick={listing.retry}>
          {t('failed.retry')}
        </button>
      </EmptyState>
    );
  }
  if (!listing.shown) {
    return (
      <ul className={grid.grid}>
        {places.map((place) => (
          <li key={place}>
            <Skeleton ratio="3 / 4" />
          </li>
        ))}
      </ul>
    );
  }
  const isFiltered = hasChoices(filter);
  return (
    <EmptyState
      title={t(isFiltered ? 'emptyFilter.title' : 'empty')}
      text={isFiltered ? t('emptyFilter.text') : undefined}
    >
      {isFiltered && (
        <button
          type="button"
          className={button.primary}
          onClick={() => setFilter(withoutChoices(filter))}
        >
          {t('filter.reset')}
        </button>
      )}
      <button type="button" className={button.secondary} onClick={() => openModal('search')}>
        {t('search')}
      </button>
      <button type="button" className={button.secondary} onClick={() => openModal('callback')}>
        {t('findForMe')}
      </button>
      {!isFiltered && (
        <Link className={button.secondary} to={routes.home()}>
          {t('home')}
        </Link>
      )}
    </EmptyState>
  );
}
