import { useId, useLayoutEffect, useRef, type ReactNode } from 'react';
import { Icon } from './icon';
import * as styles from './dialog.module.css';

interface DialogProps {
  title: string;
  /** Name of the button that closes it. */
  closeLabel: string;
  /** `sheet` covers the whole height of a phone and stands at the side of a wide screen. */
  form?: 'modal' | 'sheet';
  /** Called once it has been closed, in whichever way. */
  onClose: () => void;
  children: ReactNode;
}

/**
 * A dialog over the page, open from its first render on. The browser keeps the focus inside, closes
 * it on Escape and gives the focus back; a click beside it closes it too.
 */
export function Dialog({ title, closeLabel, form = 'modal', onClose, children }: DialogProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const titleId = useId();
  // Text selected with the mouse beyond the edge ends in a click on the dialog, too.
  const isPressBeside = useRef(false);

  // Before the first paint, which would otherwise be one without the dialog.
  useLayoutEffect(() => {
    if (!dialog.current?.open) dialog.current?.showModal();
  }, []);

  return (
    // A click on the dialog itself, not on what it holds, is one on its backdrop.
    // eslint-disable-next-line jsx-a11y/no-noninteractive-element-interactions, jsx-a11y/click-events-have-key-events -- Escape closes the dialog by itself
    <dialog
      ref={dialog}
      className={`${styles[form]} holdsPage`}
      aria-labelledby={titleId}
      onClose={onClose}
      onPointerDown={(event) => {
        isPressBeside.current = event.target === dialog.current;
      }}
      onClick={(event) => {
        if (event.target === dialog.current && isPressBeside.current) dialog.current.close();
      }}
    >
      <div className={styles.content}>
        <div className={styles.head}>
          <h2 className={styles.title} id={titleId}>
            {title}
          </h2>
          <button
            type="button"
            className={styles.close}
            aria-label={closeLabel}
            onClick={() => dialog.current?.close()}
          >
            <Icon name="cross" />
          </button>
        </div>
        {children}
      </div>
    </dialog>
  );
}
