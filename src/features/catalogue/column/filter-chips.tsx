import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useFocusAfterRemoval } from '../../../shared/lib/use-focus-after-removal';
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
  const list = useRef<HTMLUListElement>(null);
  const noteRemoved = useFocusAfterRemoval(list, 'li > button', choices.length);
  if (choices.length === 0) return null;
  return (
    <ul className={styles.chips} aria-label={t('filter.chosen')} ref={list}>
      {choices.map((choice, index) => (
        <li key={choiceKey(choice)}>
          <ChoiceChip choice={choice} onRemove={() => noteRemoved(index)} {...props} />
        </li>
      ))}
      <li>
        <button
          type="button"
          className={`${button.link} ${styles.reset}`}
          onClick={() => {
            noteRemoved(0);
            setFilter(withoutChoices(filter));
          }}
        >
          {t('filter.reset')}
        </button>
      </li>
    </ul>
  );
}

interface ChoiceChipProps extends FilterChipsProps {
  choice: Choice;
  onRemove: () => void;
}

function ChoiceChip({ choice, scope, filter, setFilter, onRemove }: ChoiceChipProps) {
  const { t } = useTranslation('catalogue');
  const title = useChoiceTitle(scope, filter, choice);
  return (
    <Chip
      removeLabel={t('filter.remove', { title })}
      onClick={() => {
        onRemove();
        setFilter(withoutChoice(filter, choice));
      }}
    >
      {title}
    </Chip>
  );
}
