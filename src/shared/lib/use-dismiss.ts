import { useEffect, type RefObject } from 'react';

/**
 * Calls `onDismiss` on a click outside of the element, when the focus leaves it and on Escape, which
 * closes nothing else then, while `isOpen`.
 */
export function useDismiss(
  element: RefObject<HTMLElement | null>,
  isOpen: boolean,
  onDismiss: (by: 'escape' | 'leaving') => void,
): void {
  useEffect(() => {
    if (!isOpen) return undefined;
    const onLeave = (event: Event) => {
      if (!element.current?.contains(event.target as Node)) onDismiss('leaving');
    };
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.key !== 'Escape') return;
      // A dialog around it stays open.
      event.preventDefault();
      onDismiss('escape');
    };
    document.addEventListener('pointerdown', onLeave);
    document.addEventListener('focusin', onLeave);
    document.addEventListener('keydown', onKeyDown);
    return () => {
      document.removeEventListener('pointerdown', onLeave);
      document.removeEventListener('focusin', onLeave);
      document.removeEventListener('keydown', onKeyDown);
    };
  }, [element, isOpen, onDismiss]);
}
