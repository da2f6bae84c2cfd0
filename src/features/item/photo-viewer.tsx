import { useEffect, useRef, useState, type KeyboardEvent } from 'react';
import { useTranslation } from 'react-i18next';
import type { Picture as PictureFacts } from '../../contract/wire';
import { Counter } from '../../shared/ui/counter';
import { Picture } from '../../shared/ui/picture';
import * as styles from './photo-viewer.module.css';
import { useFullScreen } from './use-full-screen';
import { useZoom } from './use-zoom';
import { ViewerTools, type Tool } from './viewer-tools';
import { maxScale } from './zoom';

interface PhotoViewerProps {
  pictures: readonly PictureFacts[];
  /** Index of the photo that was opened. */
  first: number;
  /** Given the index of the photo that was seen last. */
  onClose: (last: number) => void;
}

/** Pixels that an arrow key pulls a photo that is larger than the window. */
const pullBy = 80;

/**
 * Photos over the whole window. A swipe or the arrow keys lead on; two fingers, a double tap, a
 * click, the wheel, + and - look closer; Escape closes.
 */
export function PhotoViewer({ pictures, first, onClose }: PhotoViewerProps) {
  const { t } = useTranslation('item');
  const dialog = useRef<HTMLDialogElement>(null);
  const screen = useRef<HTMLDivElement>(null);
  const stage = useRef<HTMLDivElement>(null);
  const [current, setCurrent] = useState(first);
  const go = (step: 1 | -1) => {
    const next = current + step;
    if (next < 0 || next >= pictures.length) return;
    reset();
    setCurrent(next);
  };
  const { zoom, drag, larger, smaller, reset, pull, handlers } = useZoom(stage, go);
  const fullScreen = useFullScreen(screen);

  useEffect(() => {
    if (!dialog.current?.open) dialog.current?.showModal();
  }, []);

  const onKeyDown = (event: KeyboardEvent) => {
    const isNear = zoom.scale > 1;
    const verbs: Record<string, () => void> = {
      ArrowRight: () => (isNear ? pull({ x: -pullBy, y: 0 }) : go(1)),
      ArrowLeft: () => (isNear ? pull({ x: pullBy, y: 0 }) : go(-1)),
      ArrowDown: () => pull({ x: 0, y: -pullBy }),
      ArrowUp: () => pull({ x: 0, y: pullBy }),
      '+': larger,
      '=': larger,
      '-': smaller,
      '0': reset,
    };
    const verb = verbs[event.key];
    if (!verb || event.ctrlKey || event.metaKey || event.altKey) return;
    event.preventDefault();
    verb();
  };
  const tools: Tool[] = [
    { name: 'previous', icon: 'left', use: () => go(-1), isOff: current === 0 },
    { name: 'next', icon: 'right', use: () => go(1), isOff: current === pictures.length - 1 },
    { name: 'smaller', icon: 'minus', use: smaller, isOff: zoom.scale === 1 },
    { name: 'larger', icon: 'plus', use: larger, isOff: zoom.scale === maxScale },
    ...(fullScreen.isPossible
      ? ([
          {
            name: fullScreen.isFull ? 'window' : 'fullScreen',
            icon: 'expand',
            use: fullScreen.toggle,
          },
        ] as const)
      : []),
    { name: 'close', icon: 'cross', use: () => dialog.current?.close() },
  ];

  return (
    // eslint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- arrow keys lead through a dialog of photos
    <dialog
      ref={dialog}
      className={`${styles.viewer} holdsPage`}
      aria-label={t('gallery')}
      onClose={() => onClose(current)}
      onKeyDown={onKeyDown}
    >
      <div ref={screen} className={styles.screen}>
        <div ref={stage} className={zoom.scale > 1 ? styles.stageNear : styles.stage} {...handlers}>
          <div
            className={drag === 0 ? styles.track : styles.trackHeld}
            style={{ transform: `translateX(calc(${-current * 100}% + ${drag}px))` }}
          >
            {pictures.map((picture, index) => (
              <div key={picture.src} className={styles.slide} aria-hidden={index !== current}>
                <div
                  className={styles.photo}
                  data-scale={index === current ? zoom.scale.toFixed(2) : undefined}
                  style={
                    index === current
                      ? { transform: `translate(${zoom.x}px, ${zoom.y}px) scale(${zoom.scale})` }
                      : undefined
                  }
                >
                  <Picture picture={picture} sizes={zoom.scale > 1 ? '250vw' : '100vw'} />
                </div>
              </div>
            ))}
          </div>
        </div>
        <p className={styles.counter} aria-live="polite">
          <Counter current={current + 1} total={pictures.length} />
        </p>
        <ViewerTools tools={tools} photo={pictures[current]?.src ?? ''} />
      </div>
    </dialog>
  );
}
