import { useLayoutEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { limits } from '../../config/limits';
import { useDragOrder } from '../lib/use-drag-order';
import { useFocusAfterRemoval } from '../lib/use-focus-after-removal';
import type { Attachment } from '../uploads/attachment';
import type { AttachmentActions } from '../uploads/attachment-actions';
import { AttachedFile } from './attached-file';
import * as styles from './image-upload.module.css';

interface AttachedFilesProps {
  list: readonly Attachment[];
  actions: AttachmentActions;
  onRemove: () => void;
  /** The last one was removed, and the focus has no place. */
  onEmpty: () => void;
}

/** The files of a form in their order, which is changed by dragging them or by their buttons. */
export function AttachedFiles({ list, actions, onRemove, onEmpty }: AttachedFilesProps) {
  const { t } = useTranslation('forms');
  const rows = useRef<HTMLUListElement>(null);
  const [placed, setPlaced] = useState('');
  const drag = useDragOrder(rows, (from, to) => actions.move(from, to));
  const noteRemoved = useFocusAfterRemoval(rows, '[data-remove]', list, onEmpty);
  const pressed = useRef<HTMLElement | null>(null);

  const move = (from: number, to: number) => {
    const name = list[from]?.name ?? '';
    const { activeElement } = document;
    pressed.current = activeElement instanceof HTMLElement ? activeElement : null;
    actions.move(from, to);
    setPlaced(t('upload.placed', { name, place: to + 1, files: list.length }));
  };
  const remove = (key: string, index: number) => {
    noteRemoved(index);
    actions.remove(key);
    onRemove();
  };

  // A row that is put elsewhere in the document takes its button along, but not the focus.
  useLayoutEffect(() => {
    pressed.current?.focus();
    pressed.current = null;
  }, [list]);

  const ready = list.filter(({ state }) => state === 'ready').length;
  return (
    <>
      {list.length > 0 && (
        <ul className={styles.files} ref={rows}>
          {list.map((attachment, index) => (
            <AttachedFile
              key={attachment.key}
              attachment={attachment}
              isAlone={list.length === 1}
              isFirst={index === 0}
              isLast={index === list.length - 1}
              grip={drag(index)}
              onMove={(by) => move(index, index + by)}
              onRemove={() => remove(attachment.key, index)}
              onRetry={() => actions.retry(attachment.key)}
            />
          ))}
        </ul>
      )}
      <p className={styles.help} role="status">
        {list.length > 0 &&
          t('upload.count', { taken: list.length, most: limits.uploadFiles, ready })}{' '}
        {placed}
      </p>
    </>
  );
}
