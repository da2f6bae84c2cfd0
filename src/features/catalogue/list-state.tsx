import { Link } from 'gatsby';
import { useTranslation } from 'react-i18next';
import { routes } from '../../config/routes';
import { opensDialog } from '../../shared/state/opens-dialog';
import { useOpenModal } from '../../shared/state/use-modal';
import * as button from '../../shared/ui/button.module.css';
import { EmptyState } from '../../shared/ui/empty-state';
import { withoutChoice, type Choice } from './list/choices';
import { hasChoices, withoutChoices, type Filter } from './list/filter';
import type { ListScope } from './list/scope';
import { useChoiceTitle } from './column/use-choice-title';

interface EmptyListProps {
  scope: ListScope;
  filter: Filter;
  setFilter: (filter: Filter) => void;
  lastChoice: Choice | null;
}

/** Spec §8 "Empty lists", each with ways out: loosen the last choice, search, ask the house. */
export function EmptyList({ scope, filter, setFilter, lastChoice }: EmptyListProps) {
  const { t } = useTranslation('catalogue');
  const openModal = useOpenModal();
  const lastTitle = useChoiceTitle(scope, filter, lastChoice);
  const isFiltered = hasChoices(filter);
  return (
    <EmptyState
      title={t(isFiltered ? 'emptyFilter.title' : 'empty')}
      text={isFiltered ? t('emptyFilter.text') : undefined}
    >
      {lastChoice && (
        <button
          type="button"
          className={button.primary}
          onClick={() => setFilter(withoutChoice(filter, lastChoice))}
        >
          {t('emptyFilter.loosen', { title: lastTitle })}
        </button>
      )}
      {isFiltered && (
        <button
          type="button"
          className={button.secondary}
          onClick={() => setFilter(withoutChoices(filter))}
        >
          {t('filter.reset')}
        </button>
      )}
      <button
        type="button"
        className={button.link}
        {...opensDialog('search')}
        onClick={() => openModal('search')}
      >
        {t('search')}
      </button>
      <button
        type="button"
        className={button.link}
        {...opensDialog('callback')}
        onClick={() => openModal('callback')}
      >
        {t('findForMe')}
      </button>
      {!isFiltered && (
        <Link className={button.secondary} to={routes.home()}>
          {t('home')}
        </Link>
      )}
    </EmptyState>
  );
}

/** The list of a choice could not be had: the choice stays, and so does what was there before it. */
export function FailedList({ retry }: { retry: () => void }) {
  const { t } = useTranslation('catalogue');
  return (
    <EmptyState title={t('failed.title')} text={t('failed.text')}>
      <button type="button" className={button.primary} onClick={retry}>
        {t('failed.retry')}
      </button>
    </EmptyState>
  );
}
