import { lazy, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Picture as PictureFacts } from '../../contract/wire';
import { Picture } from '../../shared/ui/picture';
import * as styles from './item-gallery.module.css';

const sizes = '(min-width: 1200px) 700px, (min-width: 768px) 55vw, 92vw';

const PhotoViewer = lazy(async () => {
  const { PhotoViewer: component } = await import('./photo-viewer');
  return { default: component };
});

/**
 * All photos of an item: a strip to swipe on a phone, laid out on wider screens; each opens over the
 * whole window.
 */
export function ItemGallery({ pictures }: { pictures: readonly PictureFacts[] }) {
  const { t } = useTranslation('item');
  const [opened, setOpened] = useState<number | null>(null);
  return (
    <>
      <div className={styles.gallery} role="group" aria-label={t('gallery')}>
        {pictures.map((picture, index) => (
          <button
            key={picture.src}
            type="button"
            className={styles.photo}
            aria-label={`${picture.alt}. ${t('photo.open', { number: index + 1 })}`}
            onClick={() => setOpened(index)}
          >
            <Picture picture={picture} sizes={sizes} isFirst={index === 0} />
          </button>
        ))}
      </div>
      {opened !== null && (
        <Suspense fallback={null}>
          <PhotoViewer pictures={pictures} first={opened} onClose={() => setOpened(null)} />
        </Suspense>
      )}
    </>
  );
}
