import { useEffect, useRef, useState, type KeyboardEvent } from 'react';
import { useTranslation } from 'react-i18next';
import type { Picture as PictureFacts } from '../../contract/wire';
import { Icon } from '../../shared/ui/icon';
import { Picture } from '../../shared/ui/picture';
import * as styles from './photo-viewer.module.css';

interface PhotoViewerProps {
  pictures: readonly PictureFacts[];
  /** Index of the photo that was opened. */
  first: number;
  onClose: () => void;
}

/**
 * Photos over the whole window: arrow keys or a swipe lead on, Enter or a click looks closer, two
 * fingers zoom as anywhere, Escape closes.
 */
export function PhotoViewer({ pictures, first, onClose }: PhotoViewerProps) {
  const { t } = useTranslation('item');
  const dialog = useRef<HTMLDialogElement>(null);
  const strip = useRef<HTMLDivElement>(null);
  const [current, setCurrent] = useState(first);
  const [isNear, setNear] = useState(false);

  useEffect(() => {
    if (!dialog.current?.open) dialog.current?.showModal();
    strip.current?.children[first]?.scrollIntoView({ behavior: 'instant', block: 'nearest' });
  }, [first]);

  const go = (index: number) => {
    if (index < 0 || index >= pictures.length) return;
    setNear(false);
    setCurrent(index);
    strip.current?.children[index]?.scrollIntoView({ behavior: 'instant', block: 'nearest' });
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'ArrowRight') go(current + 1);
    if (event.key === 'ArrowLeft') go(current - 1);
  };

  return (
    // eslint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- arrow keys lead through a dialog of photos
    <dialog
      ref={dialog}
      className={styles.viewer}
      aria-label={t('gallery')}
      onClose={onClose}
      onKeyDown={onKeyDown}
    >
      <div
        ref={strip}
        className={styles.strip}
        onScroll={({ currentTarget: { scrollLeft, clientWidth } }) => {
          if (clientWidth > 0) setCurrent(Math.round(scrollLeft / clientWidth));
        }}
      >
        {pictures.map((picture, index) => (
          <button
            key={picture.src}
            type="button"
            className={isNear && index === current ? styles.near : styles.photo}
            aria-label={t(isNear ? 'photo.further' : 'photo.closer', { number: index + 1 })}
            onClick={() => setNear(!isNear)}
          >
            <Picture picture={picture} sizes={isNear ? '200vw' : '100vw'} />
          </button>
        ))}
      </div>
      <p className={styles.counter} aria-live="polite">
        {current + 1} / {pictures.length}
      </p>
      <button
        type="button"
        className={styles.close}
        aria-label={t('photo.close')}
        onClick={() => dialog.current?.close()}
      >
        <Icon name="cross" size={20} />
      </button>
    </dialog>
  );
}
