import type { CSSProperties } from 'react';
import { pictureAddress, pictureSourceSet } from '../../config/picture-addresses';
import type { Picture as PictureFacts } from '../../contract/wire';
import * as styles from './picture.module.css';

interface PictureProps {
  picture: PictureFacts;
  /** The `sizes` attribute: how wide the picture shows. */
  sizes: string;
  /** The picture that a visitor sees first: asked for at once. */
  isFirst?: boolean;
  className?: string;
}

/** A photo through the image CDN, with its place kept in its dominant colour until it is there. */
export function Picture({ picture, sizes, isFirst = false, className }: PictureProps) {
  const { src, width, height, color, alt } = picture;
  return (
    <picture className={`${styles.frame} ${className ?? ''}`}>
      <source type="image/webp" srcSet={pictureSourceSet(src, width, 'webp')} sizes={sizes} />
      <img
        className={styles.image}
        style={{ '--picture-color': color } as CSSProperties}
        src={pictureAddress(src, Math.min(width, 720), 'jpg')}
        width={width}
        height={height}
        alt={alt}
        loading={isFirst ? 'eager' : 'lazy'}
        // React 18 knows the attribute only in lower case.
        {...(isFirst && { fetchpriority: 'high' })}
        decoding="async"
      />
    </picture>
  );
}
