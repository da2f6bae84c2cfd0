import { Link } from 'gatsby';
import { useTranslation } from 'react-i18next';
import { routes } from '../../../config/routes';
import type { Picture as PictureFacts } from '../../../contract/wire';
import { Picture } from '../../../shared/ui/picture';
import * as styles from './maker-card.module.css';

interface MakerCardProps {
  maker: {
    url: string;
    title: string;
    /** The first paragraph of its story, as HTML that the build has cleaned. */
    story: string;
    onSale: number;
    archived: number;
    picture: PictureFacts | undefined;
  };
}

/** A famous maker: who it is, and how many of its watches there are. */
export function MakerCard({ maker }: MakerCardProps) {
  const { t } = useTranslation('catalogue');
  const { url, title, story, onSale, archived, picture } = maker;
  return (
    <article className={styles.card}>
      <Picture
        picture={picture ? { ...picture, alt: '' } : null}
        sizes="(min-width: 768px) 12rem, 40vw"
        ratio="square"
      />
      <div className={styles.text}>
        <h2 className={styles.title}>{title}</h2>
        <div dangerouslySetInnerHTML={{ __html: story }} />
        <p className={styles.links}>
          {onSale > 0 && (
            <Link to={routes.catalogue('clocks_today', url)}>
              {t('famous.onSale', { count: onSale })}
            </Link>
          )}
          {archived > 0 && (
            <Link to={routes.catalogue('clocks_archive', url)}>
              {t('famous.archive', { count: archived })}
            </Link>
          )}
        </p>
      </div>
    </article>
  );
}
