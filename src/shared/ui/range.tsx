import { useId, type ComponentPropsWithoutRef } from 'react';
import * as styles from './range.module.css';

interface RangeProps extends Omit<ComponentPropsWithoutRef<'input'>, 'type'> {
  label: string;
  /** The value in words, e.g. `1,2 карата`. */
  shown: string;
}

/** A slider with its value beside its label. */
export function Range({ label, shown, ...input }: RangeProps) {
  const id = useId();
  return (
    <div className={styles.range}>
      <label className={styles.label} htmlFor={id}>
        {label}
      </label>
      <output className={styles.value} htmlFor={id}>
        {shown}
      </output>
      <input {...input} className={styles.control} id={id} type="range" aria-valuetext={shown} />
    </div>
  );
}
