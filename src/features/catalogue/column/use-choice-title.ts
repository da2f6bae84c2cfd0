import { useTranslation } from 'react-i18next';
import { formatPrice } from '../../../shared/lib/money';
import { formatMeasure } from '../../../shared/lib/numbers';
import { useHost } from '../../../shared/lib/use-host';
import type { Choice } from '../list/choices';
import type { Filter } from '../list/filter';
import { filterGroups } from '../list/filter-groups';
import type { ListScope } from '../list/scope';
import { useOptions } from './use-options';

/**
 * A choice in words. Titles of options are those of the build, or come with the options of their
 * group, so that a shared link has them too; until they are there an ellipsis stands for them.
 */
export function useChoiceTitle(scope: ListScope, filter: Filter, choice: Choice | null): string {
  const host = useHost();
  const { t } = useTranslation('catalogue');
  const field = choice?.kind === 'value' ? choice.field : null;
  const group = filterGroups.find((one) => one.field === field);
  const built =
    choice?.kind === 'value' && group
      ? scope.built?.groups[group.list]?.find(({ id }) => id === choice.value)
      : undefined;
  const options = useOptions(scope, filter, group?.list ?? 'brands', Boolean(group && !built));
  if (choice === null) return '';
  switch (choice.kind) {
    case 'value': {
      if (choice.value === 'with_package' || choice.value === 'without_package') {
        return t(`filter.equipment.${choice.value}`);
      }
      const option = built ?? options?.find(({ id }) => id === choice.value);
      return option?.title ?? (options ? choice.value : '…');
    }
    case 'bound': {
      const isPrice = choice.field.startsWith('price');
      const value = isPrice ? formatPrice(choice.value, host) : formatMeasure(choice.value, host);
      return t(`filter.${choice.field}`, { value });
    }
    case 'flag':
      return t(`filter.${choice.field}`);
    case 'unavailable':
      return t('filter.unavailable');
  }
}
