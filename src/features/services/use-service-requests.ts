import { useTranslation } from 'react-i18next';
import { formatNumber } from '../../shared/lib/numbers';
import { pluralForm } from '../../shared/lib/plural';
import { useHost } from '../../shared/lib/use-host';
import { useOpenModal } from '../../shared/state/use-modal';
import type { Wanted } from './loan-estimator';

/** What the buttons of a service's page open. */
export function useServiceRequests() {
  const { t } = useTranslation('services');
  const host = useHost();
  const open = useOpenModal();

  /** The appraisal with what was worked out filled in; a sum that the form refuses is talked about. */
  function appraiseWanted({ kind, condition, estimate: { wish, sum, fitsForm } }: Wanted): void {
    if (!fitsForm) {
      open('callback');
      return;
    }
    const amount = formatNumber(sum, host);
    open({
      name: 'appraisal',
      filled: {
        productType: kind,
        condition,
        amount,
        message: t('estimator.message', {
          kind: t(`estimator.kinds.${kind}`),
          condition: t(`estimator.conditions.${condition}`),
          result: t(`estimator.result.${wish}_${pluralForm(sum, host)}`, { sum: amount }),
        }),
      },
    });
  }

  return {
    appraise: () => open('appraisal'),
    bringClient: () => open('bringClient'),
    ask: () => open('question'),
    callback: () => open('callback'),
    appraiseWanted,
  };
}
