import { lazy, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { AvailabilityStatus } from '../../config/item-labels';
import type { HostCode } from '../../config/hosts';
import type { Item } from '../../contract/items';
import { loadPart } from '../../shared/lib/load-part';
import { formatPrice } from '../../shared/lib/money';
import { opensDialog } from '../../shared/state/opens-dialog';
import { useOpenModal } from '../../shared/state/use-modal';
import * as button from '../../shared/ui/button.module.css';
import { Price } from '../../shared/ui/price';
import { actionsFor, type ItemDialog } from './item-actions';
import * as styles from './offer-actions.module.css';
import { payable } from './offer';
import type { LiveOffer } from './use-live-offer';

const ConfirmPrice = lazy(async () => {
  const { ConfirmPrice: component } = await loadPart(() => import('./confirm-price'));
  return { default: component };
});

interface OfferActionsProps {
  item: Item;
  live: LiveOffer;
  standing: AvailabilityStatus;
  host: HostCode;
}

/**
 * What can be done about the item; each opens a dialog with the item filled in. On a phone the main
 * action stands with the price in a bar at the foot of the window.
 */
export function OfferActions({ item, live, standing, host }: OfferActionsProps) {
  const { t } = useTranslation('item');
  const openModal = useOpenModal();
  const [isConfirming, setConfirming] = useState(false);
  const amount = payable(live.offer);
  const { main, others } = actionsFor(standing, amount !== null);

  const open = (name: ItemDialog) => {
    const { kind, url, title, reference, pictures } = item;
    openModal({
      name,
      about: {
        kind,
        url,
        title,
        reference,
        priceText: amount === null ? null : formatPrice(amount, host),
        picture: pictures[0],
      },
    });
  };
  const buyOrAsk = (name: ItemDialog) => {
    if (name === 'buy' && live.age !== null) setConfirming(true);
    else open(name);
  };

  return (
    <div className={styles.actions} role="group" aria-label={t('actions.label')}>
      <div className={`${styles.bar} offerBar`}>
        {/* The price of the column, again: on a phone it has scrolled away. */}
        <div className={styles.barPrice} aria-hidden="true">
          {standing === 'sold' ? t('standing.sold') : <Price offer={live.offer} host={host} />}
        </div>
        <button
          type="button"
          className={button.primary}
          {...opensDialog(main.dialog)}
          onClick={() => buyOrAsk(main.dialog)}
        >
          {t(`actions.${main.label}`)}
        </button>
      </div>
      <ul className={styles.others}>
        {others.map(({ dialog, label }) => (
          <li key={dialog}>
            <button
              type="button"
              className={styles.other}
              {...opensDialog(dialog)}
              onClick={() => open(dialog)}
            >
              {t(`actions.${label}`)}
            </button>
          </li>
        ))}
      </ul>
      {isConfirming && live.age && (
        <Suspense fallback={null}>
          <ConfirmPrice
            live={live}
            age={live.age}
            host={host}
            onConfirm={() => {
              setConfirming(false);
              open(main.dialog);
            }}
            onClose={() => setConfirming(false)}
          />
        </Suspense>
      )}
    </div>
  );
}
