import { useTranslation } from 'react-i18next';
import { formatPrice } from '../../../shared/lib/money';
import { formatMeasure } from '../../../shared/lib/numbers';
import { useHost } from '../../../shared/lib/use-host';
import { choicesOf } from '../list/choices';
import type { Filter } from '../list/filter';
import { filterGroups } from '../list/filter-groups';
import type { ListScope } from '../list/scope';

/**
 * What is chosen, in words for a name: options by their titles in the build, where it has none by that
 * of their group; bounds by their values.
 */
export function useChosenTitles({ built }: Pick<ListScope, 'built'>, filter: Filter): string[] {
  const host = useHost();
  const { t } = useTranslation('catalogue');
  return [
    ...new Set(
      choicesOf(filter).flatMap((choice) => {
        switch (choice.kind) {
          case 'value': {
            if (choice.value === 'with_package' || choice.value === 'without_package') {
              return [t(`filter.equipment.${choice.value}`).toLowerCase()];
            }
            const group = filterGroups.find(({ field }) => field === choice.field);
            if (!group) return [];
            const option = built?.groups[group.list]?.find(({ id }) => id === choice.value);
            return [option?.title ?? t(`filter.lists.${group.list}`).toLowerCase()];
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
