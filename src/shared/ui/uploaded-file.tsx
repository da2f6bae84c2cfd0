import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { numberFormat } from '../lib/numbers';
import { uploadTypeOf } from '../lib/upload-files';
import { useHost } from '../lib/use-host';
import { Icon } from './icon';
import * as styles from './image-upload.module.css';

/** A chosen file: its picture where browsers draw one, its name and size, and a way to take it back. */
export function UploadedFile({ file, onRemove }: { file: File; onRemove: () => void }) {
  const { t } = useTranslation('forms');
  const host = useHost();
  const preview = usePreview(file);
  const [isDrawn, setDrawn] = useState(true);
  const kilobytes = Math.max(1, Math.round(file.size / 1024));
  const number = numberFormat(host, { maximumFractionDigits: 1 });
  const size =
    kilobytes < 1000
      ? t('upload.kilobytes', { size: number.format(kilobytes) })
      : t('upload.megabytes', { size: number.format(kilobytes / 1024) });
  return (
    <li className={styles.file}>
      {preview && isDrawn ? (
        <img className={styles.preview} src={preview} alt="" onError={() => setDrawn(false)} />
      ) : (
        <span className={styles.preview} aria-hidden="true">
          {file.name.slice(file.name.lastIndexOf('.') + 1, file.name.length).slice(0, 5)}
        </span>
      )}
      <span className={styles.name}>{file.name}</span>
      <span className={styles.size}>{size}</span>
      <button
        type="button"
        className={styles.remove}
        data-remove=""
        aria-label={t('upload.remove', { name: file.name })}
        onClick={onRemove}
      >
        <Icon name="cross" size={12} />
      </button>
    </li>
  );
}

/** Address of a picture that the browser draws from the file itself; null for what it cannot draw. */
function usePreview(file: File): string | null {
  const [url, setUrl] = useState<string | null>(null);
  useEffect(() => {
    if (!uploadTypeOf(file)?.shows) return undefined;
    const address = URL.createObjectURL(file);
    setUrl(address);
    return () => URL.revokeObjectURL(address);
  }, [file]);
  return url;
}
