import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { scrollUp } from '../../shared/lib/scroll-up';
import { Icon } from '../../shared/ui/icon';
import * as styles from './scroll-to-top.module.css';

/** Pixels from the top from which on a way back is worth a button. */
const farFromTop = 600;

/** Spec §2 "Layout": appears when scrolled away from the top. */
export function ScrollToTop() {
  const { t } = useTranslation('layout');
  const [isFar, setFar] = useState(false);
  useEffect(() => {
    const look = () => setFar(window.scrollY > farFromTop);
    look();
    window.addEventListener('scroll', look, { passive: true });
    return () => window.removeEventListener('scroll', look);
  }, []);
  if (!isFar) return null;
  const goUp = () => {
    scrollUp();
    document.getElementById('content')?.focus({ preventScroll: true });
  };
  return (
    <button type="button" className={styles.button} aria-label={t('toTop')} onClick={goUp}>
      <Icon name="up" />
    </button>
  );
}
