import { Link } from 'gatsby';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { searchSections } from '../../config/search-sections';
import type { SearchResult } from '../../contract/search';
import { opensDialog } from '../../shared/state/opens-dialog';
import { useOpenModal } from '../../shared/state/use-modal';
import * as button from '../../shared/ui/button.module.css';
import { EmptyState } from '../../shared/ui/empty-state';
import { totalOf } from './results';
import { searchAddress, type AskedSearch } from './search-address';

interface SearchEmptyProps {
  asked: AskedSearch;
  found: SearchResult;
  /** The ways to the catalogues. */
  catalogues: ReactNode;
}

/** Spec §8 "no results found", with the ways out: other sections, a freer search, a person. */
export function SearchEmpty({ asked, found, catalogues }: SearchEmptyProps) {
  const { t } = useTranslation('search');
  const openModal = useOpenModal();
  const isElsewhere = totalOf(found, searchSections.all) > 0;
  return (
    <>
      <EmptyState
        title={t('nothingTitle', { query: asked.query })}
        text={t(isElsewhere ? 'nothingHere' : 'nothingText')}
      >
        {isElsewhere && (
          <Link
            className={button.primary}
            to={searchAddress({ ...asked, section: searchSections.all, page: 1 })}
          >
            {t('everywhere')}
          </Link>
        )}
        {asked.isExact && !isElsewhere && (
          <Link
            className={button.primary}
            to={searchAddress({ ...asked, isExact: false, page: 1 })}
          >
            {t('mend')}
          </Link>
        )}
        <button
          type="button"
          className={button.secondary}
          {...opensDialog('callback')}
          onClick={() => openModal('callback')}
        >
          {t('findForMe')}
        </button>
      </EmptyState>
      {catalogues}
    </>
  );
}
