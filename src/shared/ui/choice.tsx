import { useId, type ComponentPropsWithoutRef, type ReactNode, type Ref } from 'react';
import * as styles from './choice.module.css';

interface ChoiceProps extends Omit<ComponentPropsWithoutRef<'input'>, 'type'> {
  label: ReactNode;
  inputRef?: Ref<HTMLInputElement>;
}

export function Checkbox({ label, inputRef, ...input }: ChoiceProps) {
  return (
    <label className={`${styles.choice} ${styles.tick}`}>
      <input {...input} type="checkbox" ref={inputRef} />
      <span>{label}</span>
    </label>
  );
}

export function Radio({ label, inputRef, ...input }: ChoiceProps) {
  return (
    <label className={styles.choice}>
      <input {...input} type="radio" ref={inputRef} />
      <span>{label}</span>
    </label>
  );
}

interface ChoiceGroupProps {
  legend: string;
  error?: string;
  children: ReactNode;
}

/** Radios or checkboxes that answer one question. */
export function ChoiceGroup({ legend, error, children }: ChoiceGroupProps) {
  const id = useId();
  return (
    <fieldset className={styles.group} aria-describedby={error ? id : undefined}>
      <legend className={styles.legend}>{legend}</legend>
      <div className={styles.choices}>{children}</div>
      <p className={styles.error} id={id} aria-live="polite">
        {error}
      </p>
    </fieldset>
  );
}
