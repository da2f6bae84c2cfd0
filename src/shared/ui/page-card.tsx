import { Link } from 'gatsby';
import type { ReactNode } from 'react';
import type { Picture as PictureFacts } from '../../contract/wire';
import * as styles from './page-card.module.css';
import { Picture } from './picture';

interface PageCardProps {
  path: string;
  title: string;
  text: string;
  /** Null: the page has no cover. */
  picture: PictureFacts | null;
  /** The `sizes` attribute: how wide the picture shows. */
  sizes: string;
  /** Whether its picture is what a visitor sees first. */
  isFirst?: boolean;
  /** Of its heading: third below a titled section, second right below the page's title. */
  level?: 2 | 3;
  /** Above the title. */
  note?: ReactNode;
  /** Over a corner of the picture. */
  corner?: ReactNode;
}

/** The way to a page: its cover, title and first words. */
export function PageCard(props: PageCardProps) {
  const { path, title, text, picture, sizes, isFirst, level = 2, note, corner } = props;
  const Title = `h${level}` as const;
  return (
    <article className={styles.card}>
      <div className={styles.picture}>
        <Picture picture={picture} sizes={sizes} isFirst={isFirst} />
        {corner && <div className={styles.corner}>{corner}</div>}
      </div>
      {note && <p className={styles.note}>{note}</p>}
      <Title className={styles.title}>
        <Link className={styles.link} to={path}>
          {title}
        </Link>
      </Title>
      <p className={styles.text}>{text}</p>
    </article>
  );
}
