import { useTranslation } from 'react-i18next';
import * as button from '../../../shared/ui/button.module.css';
import { Chip } from '../../../shared/ui/chip';
import { choiceKey, choicesOf, withoutChoice, type Choice } from '../list/choices';
import { withoutChoices, type Filter } from '../list/filter';
import * as styles from './filter-panel.module.css';
import type { ListScope } from '../list/scope';
import { useChoiceTitle } from './use-choice-title';

interface FilterChipsProps {
  scope: ListScope;
  filter: Filter;
  setFilter: (filter: Filter) => void;
}

/** What is chosen, each removable, and a way to let go of all of it. */
export function FilterChips(props: FilterChipsProps) {
  const { filter, setFilter } = props;
  const { t } = useTranslation('catalogue');
  const choices = choicesOf(filter);
  if (choices.length === 0) return null;
  return (
    <ul className={styles.chips} aria-label={t('filter.chosen')}>
      {choices.map((choice) => (
        <li key={choiceKey(choice)}>
          <ChoiceChip choice={choice} {...props} />
        </li>
      ))}
      <li>
        <button
          type="button"
          className={`${button.link} ${styles.reset}`}
          onClick={() => setFilter(withoutChoices(filter))}
        >
          {t('filter.reset')}
        </button>
      </li>
    </ul>
  );
}

function ChoiceChip({ choice, scope, filter, setFilter }: FilterChipsProps & { choice: Choice }) {
  const { t } = useTranslation('catalogue');
  const title = useChoiceTitle(scope, filter, choice);
  return (
    <Chip
      removeLabel={t('filter.remove', { title })}
      onClick={() => setFilter(withoutChoice(filter, choice))}
    >
      {title}
    </Chip>
  );
}
