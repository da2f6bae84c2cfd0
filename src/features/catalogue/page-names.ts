import type { i18n } from 'i18next';
import { listKinds, type ListKind } from '../../config/list-kinds';
import { listNames, type NamedList } from './list-names';

type NamedPage = Omit<NamedList, 'catalogue' | 'ownTitle'> & { listKind: ListKind };

/** What the page of a list is called, in the words of the page or of its head. */
export function pageNames({ listKind, ...page }: NamedPage, { t }: Pick<i18n, 't'>) {
  const { messages } = listKinds[listKind];
  const catalogue = t(`common:catalogues.${page.catalogType}`);
  const ownTitle = messages && t(`catalogue:${messages}.title`);
  const { subject, crumbs } = listNames({ ...page, catalogue, ownTitle });
  const named = subject
    ? t('catalogue:brandTitle', { list: catalogue, brand: subject })
    : catalogue;
  return {
    title: ownTitle ?? named,
    lead: messages ? t(`catalogue:${messages}.text`) : undefined,
    crumbs,
  };
}
