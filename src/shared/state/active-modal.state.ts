import { atom } from 'recoil';

/** Dialogs that any page may open (spec §2 "Modals"). */
export type ActiveModal = 'callback' | 'search' | 'login';

/** The one dialog that is open; a dialog of another feature is opened through it. */
export const activeModalState = atom<ActiveModal | null>({ key: 'modal/active', default: null });
