import { useCallback } from 'react';
import { useRecoilValue, useSetRecoilState } from 'recoil';
import { activeModalState, type ActiveModal, type FreeModal } from './active-modal.state';

export function useActiveModal(): ActiveModal | null {
  return useRecoilValue(activeModalState);
}

/**
 * Opens a dialog in place of the one that is open; null closes it. A dialog about an item is given
 * it: `openModal({ name: 'buy', about })`; for one about nothing its name is enough.
 */
export function useOpenModal(): (modal: ActiveModal | FreeModal | null) => void {
  const setActive = useSetRecoilState(activeModalState);
  return useCallback(
    (modal) => setActive(typeof modal === 'string' ? { name: modal } : modal),
    [setActive],
  );
}
