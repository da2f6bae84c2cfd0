import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { Chip } from '../../../shared/ui/chip';
import * as styles from './page-size-chips.module.css';
import { pageSizes, type PageSize } from '../list/shown-pages';

interface PageSizeChipsProps {
  current: PageSize;
  onChoose: (perPage: PageSize) => void;
}

/** How many cards a page of a list has. */
export function PageSizeChips({ current, onChoose }: PageSizeChipsProps) {
  const { t } = useTranslation('catalogue');
  const id = useId();
  return (
    <div className={styles.sizes} role="group" aria-labelledby={id}>
      <span id={id}>{t('more.pageSize')}</span>
      {pageSizes.map((size) => (
        <Chip key={size} isChosen={size === current} onClick={() => onChoose(size)}>
          {size}
        </Chip>
      ))}
    </div>
  );
}
