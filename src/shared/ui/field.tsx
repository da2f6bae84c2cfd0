import { useId, type ComponentPropsWithoutRef, type ReactNode, type Ref } from 'react';
import * as styles from './field.module.css';

interface FieldProps {
  label: string;
  /** What helps to fill it in, below. */
  help?: string;
  /** What is wrong, in words; undefined when nothing is. */
  error?: string;
  /** Draws the control with what ties it to label, help and error. */
  children: (control: {
    id: string;
    'aria-invalid': boolean;
    'aria-describedby': string | undefined;
    className: string | undefined;
  }) => ReactNode;
}

/** Label above, help below, error beside the field in words. */
export function Field({ label, help, error, children }: FieldProps) {
  const id = useId();
  const described = [help && `${id}-help`, error && `${id}-error`].filter(Boolean).join(' ');
  return (
    <div className={styles.field}>
      <label className={styles.label} htmlFor={id}>
        {label}
      </label>
      {children({
        id,
        'aria-invalid': error !== undefined,
        'aria-describedby': described || undefined,
        className: styles.control,
      })}
      {help && (
        <p className={styles.help} id={`${id}-help`}>
          {help}
        </p>
      )}
      <p className={styles.error} id={`${id}-error`} aria-live="polite">
        {error}
      </p>
    </div>
  );
}

type Described = Pick<FieldProps, 'label' | 'help' | 'error'>;

export function TextField({
  label,
  help,
  error,
  inputRef,
  ...input
}: Described & ComponentPropsWithoutRef<'input'> & { inputRef?: Ref<HTMLInputElement> }) {
  return (
    <Field label={label} help={help} error={error}>
      {(control) => <input {...input} {...control} ref={inputRef} />}
    </Field>
  );
}

export function TextArea({
  label,
  help,
  error,
  inputRef,
  ...area
}: Described & ComponentPropsWithoutRef<'textarea'> & { inputRef?: Ref<HTMLTextAreaElement> }) {
  return (
    <Field label={label} help={help} error={error}>
      {(control) => <textarea rows={4} {...area} {...control} ref={inputRef} />}
    </Field>
  );
}

export function Select({
  label,
  help,
  error,
  inputRef,
  children,
  ...select
}: Described & ComponentPropsWithoutRef<'select'> & { inputRef?: Ref<HTMLSelectElement> }) {
  return (
    <Field label={label} help={help} error={error}>
      {(control) => (
        <select {...select} {...control} ref={inputRef}>
          {children}
        </select>
      )}
    </Field>
  );
}
