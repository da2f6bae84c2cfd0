import type { CSSProperties } from 'react';
import { fallbackAddress, pictureSourceSet } from '../../domain/picture-addresses';
import type { Picture as PictureFacts } from '../../contract/wire';
import * as styles from './picture.module.css';

interface PictureProps {
  /** Null: there is none, and a quiet ground holds its place. */
  picture: PictureFacts | null;
  /** The `sizes` attribute: how wide the picture shows. */
  sizes: string;
  /** The picture that a visitor sees first: asked for at once. */
  isFirst?: boolean;
  /** A picture that shows after others, though it lies beside them: it leaves them the connection. */
  givesWay?: boolean;
  /** Of the ground where there is no picture: items are square, pages are wide. */
  ratio?: 'square' | 'wide';
  className?: string;
}

/** A photo through the image CDN, with its place kept in its dominant colour until it is there. */
export function Picture(props: PictureProps) {
  const {
    picture,
    sizes,
    isFirst = false,
    givesWay = false,
    ratio = 'wide',
    className = '',
  } = props;
  if (!picture) {
    const shape = ratio === 'square' ? styles.square : styles.wide;
    return <span className={`${styles.none} ${shape} ${className}`} aria-hidden="true" />;
  }
  const { src, width, height, color, alt } = picture;
  return (
    <picture className={`${styles.frame} ${className}`}>
      <source type="image/webp" srcSet={pictureSourceSet(src, width, 'webp')} sizes={sizes} />
      <img
        className={styles.image}
        style={{ '--picture-color': color } as CSSProperties}
        src={fallbackAddress(src, width)}
        width={width}
        height={height}
        alt={alt}
        loading={isFirst ? 'eager' : 'lazy'}
        // React 18 knows the attribute only in lower case.
        {...(isFirst && { fetchpriority: 'high' })}
        {...(givesWay && { fetchpriority: 'low' })}
        decoding="async"
      />
    </picture>
  );
}
