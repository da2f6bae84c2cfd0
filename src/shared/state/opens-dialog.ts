import type { ModalName } from './active-modal.state';

/**
 * For a control that opens a dialog: `<button {...opensDialog('callback')} onClick={…}>`. Screen readers
 * tell so, and what the dialog needs is fetched as soon as the control is reached.
 */
export const opensDialog = (name: ModalName) =>
  ({ 'aria-haspopup': 'dialog', 'data-dialog': name }) as const;

/** The dialog that a control opens which an event came from; null for anything else. */
export function dialogAt({ target }: Event): ModalName | null {
  if (!(target instanceof Element)) return null;
  const control = target.closest<HTMLElement>('[data-dialog]');
  return (control?.dataset.dialog ?? null) as ModalName | null;
}

/** How a control is reached before it is pressed: with a mouse, a finger, or a keyboard. */
export const reachingEvents = ['pointerover', 'pointerdown', 'focusin'] as const;
