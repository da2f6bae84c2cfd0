import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import * as button from '../../shared/ui/button.module.css';

interface ClearedNoteProps {
  /** Of the part of the list that was cleared. */
  title: string;
  onUndo: () => void;
}

/** The button that cleared a part of the list went with it: the way back has the focus then. */
export function ClearedNote({ title, onUndo }: ClearedNoteProps) {
  const { t } = useTranslation('lists');
  const undo = useRef<HTMLButtonElement>(null);
  useEffect(() => undo.current?.focus({ preventScroll: true }), [title]);
  return (
    <p>
      <span role="status">{t('cleared', { title })}</span>{' '}
      <button
        ref={undo}
        type="button"
        className={button.link}
        onClick={() => {
          onUndo();
          document.getElementById('content')?.focus({ preventScroll: true });
        }}
      >
        {t('restore')}
      </button>
    </p>
  );
}
