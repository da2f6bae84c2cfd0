import { useTranslation } from 'react-i18next';
import type { HostCode } from '../../config/hosts';
import { formatPrice } from '../../shared/lib/money';
import * as button from '../../shared/ui/button.module.css';
import { Dialog } from '../../shared/ui/dialog';
import { ageWords } from './age-words';
import { payable } from './offer';
import * as styles from './offer-column.module.css';
import type { Age, LiveOffer } from './use-live-offer';

interface ConfirmPriceProps {
  live: LiveOffer;
  age: Age;
  host: HostCode;
  onConfirm: () => void;
  onClose: () => void;
}

/** Asked before a purchase at a price that could not be checked. */
export function ConfirmPrice({ live, age, host, onConfirm, onClose }: ConfirmPriceProps) {
  const { t } = useTranslation('item');
  const amount = payable(live.offer);
  const { key, time, day } = ageWords(age, host);
  return (
    <Dialog title={t('confirm.title')} closeLabel={t('confirm.close')} onClose={onClose}>
      <p>
        {amount === null
          ? t('confirm.onRequest')
          : t(`confirm.${key}`, { price: formatPrice(amount, host), time, day })}
      </p>
      <div className={styles.choices}>
        <button type="button" className={button.primary} onClick={onConfirm}>
          {t('confirm.go')}
        </button>
        <button
          type="button"
          className={button.secondary}
          onClick={() => {
            live.ask();
            onClose();
          }}
        >
          {t('asOf.again')}
        </button>
      </div>
    </Dialog>
  );
}
