import { useOpenModal } from '../../shared/state/use-modal';
import type { Wanted } from './loan-estimator';

/** What the buttons of a service's page open. */
export function useServiceRequests() {
  const open = useOpenModal();
  const callback = () => open('callback');
  return {
    appraise: callback,
    ask: callback,
    callback,
    appraiseWanted: (_wanted: Wanted) => callback(),
  };
}
