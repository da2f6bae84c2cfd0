import { memo } from 'react';
import type { BuiltOption } from '../../../contract/filters';
import * as styles from './filter-panel.module.css';

/**
 * Options as of the build. Where one has a page of its own it leads there; to filtered addresses
 * nothing leads, for there is no end of them and without scripts they show the whole list.
 */
export const BuiltOptionList = memo(function BuiltOptionList({
  options,
}: {
  options: readonly BuiltOption[] | undefined;
}) {
  if (!options) return null;
  return (
    <ul className={styles.options}>
      {options.map(({ id, title, total, path }) => (
        <li key={id} className={styles.built}>
          {path ? <a href={path}>{title}</a> : title} <span className={styles.total}>{total}</span>
        </li>
      ))}
    </ul>
  );
});
