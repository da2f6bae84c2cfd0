import { useTranslation } from 'react-i18next';
import { formatPrice } from '../../../shared/lib/money';
import { formatMeasure } from '../../../shared/lib/numbers';
import { useHost } from '../../../shared/lib/use-host';
import { choicesOf } from '../list/choices';
import type { Filter } from '../list/filter';
import { filterGroups } from '../list/filter-groups';

/**
 * What is chosen, in words short enough for a name: groups by their titles, bounds by their values.
 */
export function useChosenTitles(filter: Filter): string[] {
  const host = useHost();
  const { t } = useTranslation('catalogue');
  return [
    ...new Set(
      choicesOf(filter).flatMap((choice) => {
        switch (choice.kind) {
          case 'value': {
            const group = filterGroups.find(({ field }) => field === choice.field);
            return group ? [t(`filter.lists.${group.list}`).toLowerCase()] : [];
          }
          case 'bound': {
            const isPrice = choice.field.startsWith('price');
            const { value } = choice;
            return [
              t(`filter.${choice.field}`, {
                value: isPrice ? formatPrice(value, host) : formatMeasure(value, host),
              }),
            ];
          }
          case 'flag':
            return [t(`filter.${choice.field}`).toLowerCase()];
          case 'unavailable':
            return [t('filter.unavailable').toLowerCase()];
        }
      }),
    ),
  ];
}
