import { useTranslation } from 'react-i18next';
import type { Picture as PictureFacts } from '../../contract/wire';
import { Picture } from '../../shared/ui/picture';
import * as styles from './item-gallery.module.css';

const sizes = '(min-width: 1200px) 700px, (min-width: 768px) 55vw, 92vw';

/** All photos of an item: a strip to swipe on a phone, laid out on wider screens. */
export function ItemGallery({ pictures }: { pictures: readonly PictureFacts[] }) {
  const { t } = useTranslation('item');
  return (
    // On a phone the strip scrolls sideways, so the keyboard must be able to reach it.
    // eslint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a scrollable region takes focus
    <div className={styles.gallery} role="group" aria-label={t('gallery')} tabIndex={0}>
      {pictures.map((picture, index) => (
        <Picture key={picture.src} picture={picture} sizes={sizes} isFirst={index === 0} />
      ))}
    </div>
  );
}
