import { useTranslation } from 'react-i18next';
import { Chip } from '../../../shared/ui/chip';
import { brandGroups } from '../list/filter';
import * as styles from './filter-panel.module.css';
import type { FilterPanelProps } from './props';

/** Spec §3 `brand_group_selector`: the popular brands, or all of them by the alphabet. */
export function BrandGroupSelector({ filter, setView }: FilterPanelProps) {
  const { t } = useTranslation('catalogue');
  return (
    <div className={styles.chips} role="group" aria-label={t('filter.brandGroup.label')}>
      {brandGroups.map((brandGroup) => (
        <Chip
          key={brandGroup}
          isChosen={filter.brandGroup === brandGroup}
          onClick={() => setView({ ...filter, brandGroup })}
        >
          {t(`filter.brandGroup.${brandGroup}`)}
        </Chip>
      ))}
    </div>
  );
}
