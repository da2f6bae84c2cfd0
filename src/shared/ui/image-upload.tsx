import { useEffect, useId, useRef, useState, type Ref } from 'react';
import { useTranslation } from 'react-i18next';
import { limits } from '../../config/limits';
import { uploadAccept } from '../../config/upload-types';
import { takeFiles, type RefusedFile } from '../lib/upload-files';
import { useFilesOfPage } from '../lib/use-files-of-page';
import { useProblemText } from '../lib/use-problem-text';
import * as styles from './image-upload.module.css';
import { UploadedFile } from './uploaded-file';

export interface ImageUploadProps {
  label: string;
  help?: string;
  /** What is wrong with the files as a whole, in words. */
  error?: string;
  value: readonly File[];
  onChange: (files: File[]) => void;
  inputRef?: Ref<HTMLInputElement>;
  /** Share that was sent, 0 to 1; null while nothing is being sent. */
  sent: number | null;
}

/**
 * Photos and files to send (spec §5 "Uploads"): chosen, dropped, pasted or, on a phone, taken. What
 * cannot be sent is named, and nothing that was chosen before is lost.
 */
export function ImageUpload({
  label,
  help,
  error,
  value,
  onChange,
  inputRef,
  sent,
}: ImageUploadProps) {
  const { t } = useTranslation('forms');
  const problemText = useProblemText();
  const id = useId();
  const root = useRef<HTMLDivElement>(null);
  const [refused, setRefused] = useState<readonly RefusedFile[]>([]);
  const removed = useRef<number | null>(null);

  const add = (files: readonly File[]) => {
    const intake = takeFiles(value, files);
    setRefused(intake.refused);
    onChange(intake.taken);
  };
  const isOver = useFilesOfPage(add);

  const remove = (index: number) => {
    removed.current = index;
    setRefused([]);
    onChange(value.filter((_, other) => other !== index));
  };

  // The button that had the focus went with its file: the next file's takes it, or the field.
  useEffect(() => {
    if (removed.current === null) return;
    const next = Math.min(removed.current, value.length - 1);
    removed.current = null;
    const buttons = root.current?.querySelectorAll<HTMLElement>('[data-remove]');
    (buttons?.[next] ?? root.current?.querySelector('input'))?.focus();
  }, [value]);

  const pick = (isCamera: boolean) => ({
    className: styles.input,
    type: 'file',
    multiple: !isCamera,
    accept: isCamera ? 'image/*' : uploadAccept,
    'aria-describedby': `${id}-help ${id}-error`,
    onChange: (event: React.ChangeEvent<HTMLInputElement>) => {
      add([...(event.target.files ?? [])]);
      // So that the same file can be chosen again after it was removed.
      event.target.value = '';
    },
  });

  return (
    <div className={styles.upload} role="group" aria-labelledby={`${id}-label`} ref={root}>
      <p className={styles.label} id={`${id}-label`}>
        {label}
      </p>
      <div className={styles.zone} data-over={isOver || undefined}>
        <div className={styles.ways}>
          <label className={styles.way}>
            <input {...pick(false)} aria-invalid={error !== undefined} ref={inputRef} />
            {t('upload.choose')}
          </label>
          <label className={styles.camera}>
            <input {...pick(true)} capture="environment" />
            {t('upload.camera')}
          </label>
        </div>
        <p className={styles.hint}>{t('upload.drop')}</p>
      </div>
      {value.length > 0 && (
        <ul className={styles.files}>
          {value.map((file, index) => (
            <UploadedFile
              key={keyOf(file, index, value)}
              file={file}
              onRemove={() => remove(index)}
            />
          ))}
        </ul>
      )}
      <p className={styles.help} id={`${id}-help`}>
        {help} {t('upload.rules', { files: limits.uploadFiles, megabytes: megabytes })}
      </p>
      <p className={styles.help} role="status">
        {value.length > 0 && t('upload.count', { taken: value.length, most: limits.uploadFiles })}
      </p>
      <ul className={styles.refused} role="alert">
        {refused.map(({ name, problem }, index) => (
          <li key={`${index}-${name}`}>
            {t('upload.refused', { name, problem: problemText(problem) })}
          </li>
        ))}
      </ul>
      <p className={styles.error} id={`${id}-error`} aria-live="polite">
        {error}
      </p>
      {sent !== null && value.length > 0 && (
        <label className={styles.progress}>
          {t('upload.sent', { percent: Math.round(sent * 100) })}
          <progress value={sent} max={1} />
        </label>
      )}
    </div>
  );
}

const megabytes = limits.uploadFileBytes / 1024 / 1024;

/** Stays with its file while others come and go; a file may be chosen twice. */
function keyOf(file: File, index: number, files: readonly File[]): string {
  const facts = `${file.name}/${file.size}/${file.lastModified}`;
  const earlier = files
    .slice(0, index)
    .filter((other) => other === file || other.name === file.name);
  return `${facts}/${earlier.length}`;
}
