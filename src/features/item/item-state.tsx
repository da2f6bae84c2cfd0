import { useTranslation } from 'react-i18next';
import type { Item } from '../../contract/items';
import * as facts from './item-facts.module.css';
import * as styles from './item-view.module.css';

/** Condition and equipment completeness, explained in words. */
export function ItemState({ item }: { item: Pick<Item, 'condition' | 'equipment'> }) {
  const { t } = useTranslation('item');
  const rows = [
    {
      label: t('condition.label'),
      value: t(`condition.${item.condition}`),
      text: t(`conditionText.${item.condition}`),
    },
    {
      label: t('equipment.label'),
      value: t(`equipment.${item.equipment}`),
      text: t(`equipmentText.${item.equipment}`),
    },
  ];
  return (
    <section aria-labelledby="item-state">
      <h2 className={styles.heading} id="item-state">
        {t('labels')}
      </h2>
      <dl className={facts.facts}>
        {rows.map(({ label, value, text }) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>
              {value}
              <p className={facts.explained}>{text}</p>
            </dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
