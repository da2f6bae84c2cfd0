import { useCallback } from 'react';
import { useRecoilValue, useSetRecoilState } from 'recoil';
import { activeModalState, type ActiveModal } from './active-modal.state';

export function useActiveModal(): ActiveModal | null {
  return useRecoilValue(activeModalState);
}

/** Opens a dialog in place of the one that is open; null closes it. */
export function useOpenModal(): (modal: ActiveModal | null) => void {
  const setActive = useSetRecoilState(activeModalState);
  return useCallback((modal) => setActive(modal), [setActive]);
}
