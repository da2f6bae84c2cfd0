import { Link } from 'gatsby';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { routes } from '../../../config/routes';
import type { ItemCard } from '../../../contract/items';
import * as button from '../../../shared/ui/button.module.css';
import * as cards from '../../../shared/ui/card-grid.module.css';
import { EmptyState } from '../../../shared/ui/empty-state';
import { fetchSaved } from '../account.client';
import { useAccountData } from '../use-account-data';
import { Answered } from './answered';

interface SavedPartProps {
  /** Draws a card; cards are the catalogue's. */
  renderCard: (card: ItemCard) => ReactNode;
}

/** Items that the account keeps, with today's prices. */
export function SavedPart({ renderCard }: SavedPartProps) {
  const { t } = useTranslation('account');
  const { t: tCommon } = useTranslation('common');
  const fetched = useAccountData('saved', fetchSaved);
  return (
    <Answered fetched={fetched}>
      {(items) =>
        items.length === 0 ? (
          <EmptyState title={t('saved.none')} text={t('saved.how')}>
            <Link className={button.primary} to={routes.catalogue('clocks_today')}>
              {tCommon('catalogues.clocks_today')}
            </Link>
          </EmptyState>
        ) : (
          <ul className={cards.grid}>
            {items.map((card) => (
              <li key={card.url}>{renderCard(card)}</li>
            ))}
          </ul>
        )
      }
    </Answered>
  );
}
