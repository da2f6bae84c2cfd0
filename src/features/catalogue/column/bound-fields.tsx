import { useState, type FormEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { TextField } from '../../../shared/ui/field';
import * as hidden from '../../../shared/ui/spoken.module.css';
import { formatNumber } from '../../../shared/lib/numbers';
import { useHost } from '../../../shared/lib/use-host';
import { setBound, type BoundField, type Filter } from '../list/filter';
import * as styles from './filter-panel.module.css';
import type { ListScope } from '../list/scope';
import { useRanges } from './use-ranges';

interface BoundFieldsProps {
  scope: ListScope;
  legend: string;
  from: BoundField;
  to: BoundField;
  filter: Filter;
  setFilter: (filter: Filter) => void;
}

/** From and to; they count when the field is left or Enter is pressed, not at every key. */
export function BoundFields(props: BoundFieldsProps) {
  const { scope, legend, from, to, filter, setFilter } = props;
  const { t } = useTranslation('catalogue');
  const host = useHost();
  const [isTurnedTo, setTurnedTo] = useState(false);
  const ranges = useRanges(scope, filter, isTurnedTo);
  const [texts, setTexts] = useState({
    from: String(filter.bounds[from] ?? ''),
    to: String(filter.bounds[to] ?? ''),
  });

  // Rounded outwards, so that the hint leaves nothing out.
  const hintOf = (value: number | null, end: 'from' | 'to') =>
    value === null
      ? undefined
      : formatNumber(end === 'from' ? Math.floor(value) : Math.ceil(value), host);

  const apply = () => {
    const next = setBound(setBound(filter, from, numberOf(texts.from)), to, numberOf(texts.to));
    const isNew =
      next.bounds[from] !== filter.bounds[from] || next.bounds[to] !== filter.bounds[to];
    if (isNew) setFilter(next);
  };
  return (
    <form
      className={styles.bounds}
      aria-label={legend}
      onSubmit={(event: FormEvent) => {
        event.preventDefault();
        apply();
      }}
    >
      <p className={styles.legend}>{legend}</p>
      {(['from', 'to'] as const).map((end) => (
        <TextField
          key={end}
          label={t(`filter.${end}`)}
          inputMode="numeric"
          value={texts[end]}
          placeholder={hintOf(ranges?.[end === 'from' ? from : to] ?? null, end)}
          onFocus={() => setTurnedTo(true)}
          onChange={(event) =>
            setTexts({ ...texts, [end]: event.target.value.replace(/[^\d]/g, '').slice(0, 10) })
          }
          onBlur={apply}
        />
      ))}
      {/* Enter in a form of several fields needs a button; nobody sees it, so Tab passes it by. */}
      <button type="submit" className={hidden.spoken} tabIndex={-1}>
        {t('filter.apply')}
      </button>
    </form>
  );
}

function numberOf(text: string): number | null {
  return text === '' ? null : Number(text);
}
