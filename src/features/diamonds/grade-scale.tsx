import { useId } from 'react';
import * as styles from './grade-scale.module.css';

interface GradeScaleProps<Grade extends string> {
  legend: string;
  /** Best first. */
  grades: readonly Grade[];
  chosen: Grade;
  /** What the chosen grade means. */
  says: string;
  onChoose: (grade: Grade) => void;
}

/** Grades of a laboratory side by side; the arrow keys go along them. */
export function GradeScale<Grade extends string>(props: GradeScaleProps<Grade>) {
  const { legend, grades, chosen, says, onChoose } = props;
  const id = useId();
  return (
    <fieldset className={styles.group} aria-describedby={id}>
      <legend className={styles.legend}>{legend}</legend>
      <div className={styles.scale}>
        {grades.map((grade) => (
          <label key={grade} className={styles.grade}>
            <input
              className={styles.radio}
              type="radio"
              name={id}
              value={grade}
              checked={grade === chosen}
              onChange={() => onChoose(grade)}
            />
            <span className={styles.name}>{grade}</span>
          </label>
        ))}
      </div>
      <p className={styles.says} id={id}>
        {says}
      </p>
    </fieldset>
  );
}
