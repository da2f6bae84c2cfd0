import { useTranslation } from 'react-i18next';
import type { HostCode } from '../../config/hosts';
import type { Item } from '../../contract/items';
import { formatMeasure } from '../../shared/lib/numbers';
import { factsOf } from './facts';
import * as styles from './item-facts.module.css';

/** Table of an item's labels (spec §3 "Item labels"). */
export function ItemFacts({ item, host }: { item: Item; host: HostCode }) {
  const { t } = useTranslation('item');
  const { t: tCommon } = useTranslation('common');
  const diameter =
    item.diameter !== null && tCommon('units.mm', { value: formatMeasure(item.diameter, host) });
  return (
    <dl className={styles.facts}>
      {factsOf(item).map(({ name, value }) => (
        <div key={name}>
          <dt>{t(`facts.${name}`)}</dt>
          <dd>{value}</dd>
        </div>
      ))}
      {diameter && (
        <div>
          <dt>{t('facts.diameter')}</dt>
          <dd>{diameter}</dd>
        </div>
      )}
    </dl>
  );
}
