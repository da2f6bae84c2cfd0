import { lazy, Suspense, useRef, useState, type KeyboardEvent } from 'react';
import { useTranslation } from 'react-i18next';
import type { Picture as PictureFacts } from '../../contract/wire';
import { Picture } from '../../shared/ui/picture';
import * as styles from './item-gallery.module.css';
import { loadPart, preparePart } from '../../shared/lib/load-part';

const sizes = '(min-width: 1280px) 710px, (min-width: 768px) 55vw, 92vw';

const prepareViewer = () => preparePart(() => import('./photo-viewer'));
const PhotoViewer = lazy(async () => {
  const { PhotoViewer: component } = await loadPart(() => import('./photo-viewer'));
  return { default: component };
});

/**
 * All photos of an item: a strip to swipe or to lead through with the arrow keys, thumbnails below
 * it; each photo opens over the whole window.
 */
export function ItemGallery({ pictures }: { pictures: readonly PictureFacts[] }) {
  const { t } = useTranslation('item');
  const strip = useRef<HTMLDivElement>(null);
  const [current, setCurrent] = useState(0);
  const [opened, setOpened] = useState<number | null>(null);

  // How it gets there, at once or smoothly, is said by the styles: they know of reduced motion.
  const show = (index: number) => {
    const target = strip.current;
    if (target) target.scrollTo({ left: target.clientWidth * index });
  };
  const lead = (index: number) => {
    setCurrent(index);
    const photo = strip.current?.children[index];
    // The browser would jump to what has the focus, over the way of the styles.
    if (photo instanceof HTMLElement) photo.focus({ preventScroll: true });
    show(index);
  };
  const onKeyDown = ({ key }: KeyboardEvent) => {
    const step = { ArrowRight: 1, ArrowLeft: -1 }[key] ?? 0;
    const next = current + step;
    if (step === 0 || next < 0 || next >= pictures.length) return;
    lead(next);
  };

  return (
    <div role="group" aria-label={t('gallery')}>
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
            className={styles.photo}
            aria-label={`${picture.alt}. ${t('photo.open', { number: index + 1 })}`}
            tabIndex={index === current ? 0 : -1}
            onPointerEnter={prepareViewer}
            onFocus={prepareViewer}
            onKeyDown={onKeyDown}
            onClick={() => setOpened(index)}
          >
            <Picture picture={picture} sizes={sizes} isFirst={index === 0} givesWay={index > 0} />
          </button>
        ))}
      </div>
      {pictures.length > 1 && (
        <ul className={styles.thumbnails}>
          {pictures.map((picture, index) => (
            <li key={picture.src}>
              <button
                type="button"
                className={styles.thumbnail}
                aria-label={t('photo.show', { number: index + 1 })}
                aria-current={index === current || undefined}
                onClick={() => show(index)}
              >
                <Picture picture={{ ...picture, alt: '' }} sizes="80px" givesWay />
              </button>
            </li>
          ))}
        </ul>
      )}
      {opened !== null && (
        <Suspense fallback={null}>
          <PhotoViewer
            pictures={pictures}
            first={opened}
            onClose={(last) => {
              setOpened(null);
              lead(last);
            }}
          />
        </Suspense>
      )}
    </div>
  );
}
