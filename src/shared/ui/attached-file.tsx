import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Grip } from '../lib/use-drag-order';
import { formatMeasure } from '../lib/numbers';
import { thumbnailOf } from '../lib/thumbnail';
import { uploadTypeOf } from '../lib/upload-files';
import { useHost } from '../lib/use-host';
import { useProblemText } from '../lib/use-problem-text';
import type { Attachment } from '../uploads/attachment';
import { Icon } from './icon';
import * as styles from './image-upload.module.css';
import * as hidden from './spoken.module.css';

interface AttachedFileProps {
  attachment: Attachment;
  isAlone: boolean;
  isFirst: boolean;
  isLast: boolean;
  /** What drags the row. */
  grip: Grip;
  /** One place up (-1) or down (1). */
  onMove: (by: -1 | 1) => void;
  onRemove: () => void;
  onRetry: () => void;
}

/** A file of a form: its picture, its name, how far it is, and what can be done with it. */
export function AttachedFile({
  attachment,
  isAlone,
  isFirst,
  isLast,
  grip,
  onMove,
  onRemove,
  onRetry,
}: AttachedFileProps) {
  const { t } = useTranslation('forms');
  const { name, state, problem, file } = attachment;
  const canRetry = state === 'stopped' || (problem === 'uploadGone' && file !== null);
  return (
    <li className={styles.file}>
      <span className={styles.grip} data-alone={isAlone || undefined} {...grip}>
        <Thumbnail attachment={attachment} />
      </span>
      <span className={styles.name}>{name}</span>
      <FileState attachment={attachment} />
      <span className={styles.actions}>
        {canRetry && (
          <button type="button" className={styles.retry} onClick={onRetry}>
            {t('upload.retry')}
            <span className={hidden.spoken}> {name}</span>
          </button>
        )}
        {!isAlone && (
          <>
            <button
              type="button"
              className={styles.action}
              aria-label={t('upload.up', { name })}
              aria-disabled={isFirst}
              onClick={() => !isFirst && onMove(-1)}
            >
              <Icon name="up" size={12} />
            </button>
            <button
              type="button"
              className={styles.action}
              aria-label={t('upload.down', { name })}
              aria-disabled={isLast}
              onClick={() => !isLast && onMove(1)}
            >
              <Icon name="down" size={12} />
            </button>
          </>
        )}
        <button
          type="button"
          className={styles.action}
          data-remove=""
          aria-label={t('upload.remove', { name })}
          onClick={onRemove}
        >
          <Icon name="cross" size={12} />
        </button>
      </span>
    </li>
  );
}

/** Size of a file and how far it is, in words. */
function FileState({ attachment: { size, state, sent, problem } }: { attachment: Attachment }) {
  const { t } = useTranslation('forms');
  const problemText = useProblemText();
  const sizeText = useSizeText(size);
  const percent = Math.floor((sent / size) * 100);
  if (state === 'refused') {
    return <span className={styles.bad}>{problemText(problem ?? 'valueWrong')}</span>;
  }
  return (
    <span className={styles.size}>
      {state === 'ready' ? sizeText : t(`upload.${state}`, { size: sizeText, percent })}
      {state === 'sending' && <progress value={sent} max={size} aria-hidden="true" />}
    </span>
  );
}

function useSizeText(bytes: number): string {
  const { t } = useTranslation('forms');
  const host = useHost();
  const kilobytes = Math.max(1, Math.round(bytes / 1024));
  return kilobytes < 1000
    ? t('upload.kilobytes', { size: formatMeasure(kilobytes, host) })
    : t('upload.megabytes', { size: formatMeasure(kilobytes / 1024, host) });
}

/** The picture of a file where there is one, otherwise the end of its name. */
function Thumbnail({ attachment: { name, file, preview } }: { attachment: Attachment }) {
  const drawn = useDrawn(file);
  const [isDrawn, setDrawn] = useState(true);
  const picture = preview ?? (isDrawn ? drawn : null);
  return picture ? (
    <img
      className={styles.preview}
      src={picture}
      alt=""
      draggable={false}
      onError={() => setDrawn(false)}
    />
  ) : (
    <span className={styles.preview} aria-hidden="true">
      {name.slice(name.lastIndexOf('.') + 1).slice(0, 5)}
    </span>
  );
}

/** Address of a small picture of a file; null for what the browser cannot draw. */
function useDrawn(file: File | null): string | null {
  const [url, setUrl] = useState<string | null>(null);
  useEffect(() => {
    if (!file || !uploadTypeOf(file)?.shows) return undefined;
    let address: string | null = null;
    let isLeft = false;
    void thumbnailOf(file).then((thumbnail) => {
      if (isLeft || !thumbnail) return;
      address = URL.createObjectURL(thumbnail);
      setUrl(address);
    });
    return () => {
      isLeft = true;
      if (address !== null) URL.revokeObjectURL(address);
    };
  }, [file]);
  return url;
}
