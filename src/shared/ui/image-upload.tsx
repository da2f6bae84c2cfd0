import { useEffect, useId, useRef, useState, type Ref } from 'react';
import { useTranslation } from 'react-i18next';
import { limits } from '../../config/limits';
import { uploadAccept } from '../../config/upload-types';
import type { RefusedFile } from '../lib/upload-files';
import { useFilesOfPage } from '../lib/use-files-of-page';
import { useProblemText } from '../lib/use-problem-text';
import type { Attachment } from '../uploads/attachment';
import type { Attachments } from '../uploads/use-attachments';
import { AttachedFiles } from './attached-files';
import * as styles from './image-upload.module.css';

export interface ImageUploadProps {
  label: string;
  help?: string;
  /** What is wrong with the files as a whole, in words. */
  error?: string;
  attachments: Attachments;
  /** Told of the files whenever one comes, goes, or turns out to be something else. */
  onChange: (list: readonly Attachment[]) => void;
  inputRef?: Ref<HTMLInputElement>;
  /** Share that was sent with the form, 0 to 1; null while nothing is being sent. */
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
  attachments: { list, actions },
  onChange,
  inputRef,
  sent,
}: ImageUploadProps) {
  const { t } = useTranslation('forms');
  const problemText = useProblemText();
  const id = useId();
  const input = useRef<HTMLInputElement | null>(null);
  const [refused, setRefused] = useState<readonly RefusedFile[]>([]);
  const add = (files: readonly File[]) => setRefused(actions.add(files));
  const isOver = useFilesOfPage(add);

  // The value of the form follows the files, which change while nobody touches the field.
  const known = list.map(({ key, state, type }) => `${key} ${state} ${type}`).join();
  const told = useRef('');
  useEffect(() => {
    if (told.current === known) return;
    told.current = known;
    onChange(list);
  }, [known, list, onChange]);

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
  const setInput = (element: HTMLInputElement | null) => {
    input.current = element;
    if (typeof inputRef === 'function') inputRef(element);
  };

  return (
    <div className={styles.upload} role="group" aria-labelledby={`${id}-label`}>
      <p className={styles.label} id={`${id}-label`}>
        {label}
      </p>
      <div className={styles.zone} data-over={isOver || undefined}>
        <div className={styles.ways}>
          <label className={styles.way}>
            <input {...pick(false)} aria-invalid={error !== undefined} ref={setInput} />
            {t('upload.choose')}
          </label>
          <label className={styles.camera}>
            <input {...pick(true)} capture="environment" />
            {t('upload.camera')}
          </label>
        </div>
        <p className={styles.hint}>{t('upload.drop')}</p>
      </div>
      <AttachedFiles
        list={list}
        actions={actions}
        onRemove={() => setRefused([])}
        onEmpty={() => input.current?.focus()}
      />
      <p className={styles.help} id={`${id}-help`}>
        {help} {t('upload.rules', { files: limits.uploadFiles, megabytes })}
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
      {sent !== null && list.length > 0 && (
        <label className={styles.progress}>
          {t('upload.sent', { percent: Math.round(sent * 100) })}
          <progress value={sent} max={1} />
        </label>
      )}
    </div>
  );
}

const megabytes = limits.uploadFileBytes / 1024 / 1024;
