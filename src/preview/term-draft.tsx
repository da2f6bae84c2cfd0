import { useEffect } from 'react';
import { hosts } from '../config/hosts';
import { terms, type Term } from '../contract/reading';
import { toTermNode } from '../gatsby/sources/reading-nodes';
import { callApi } from '../shared/lib/http';
import { loadPart } from '../shared/lib/load-part';
import {
  anyPosition,
  noLocales,
  templateProps,
  type DraftPage,
  type DraftReading,
} from './draft-reading';

/** The glossary with the term in its place, which comes into view. */
export async function termDraft(term: Term, { host, signal }: DraftReading): Promise<DraftPage> {
  const [{ default: GlossaryPage }, known] = await Promise.all([
    loadPart(() => import('../pages/about-clock/slovar-chasovykh-terminov')),
    callApi(terms, { signal }),
  ]);
  const { compare } = new Intl.Collator(hosts[host].intlLocale);
  const nodes = [...known.filter(({ id }) => id !== term.id), term]
    .sort((one, other) => compare(one.term, other.term))
    .map((each) => toTermNode(each, anyPosition));
  const data: Queries.GlossaryPageQuery = { locales: noLocales, terms: { nodes } };
  return function TermDraft(props) {
    useEffect(() => document.getElementById(term.key)?.scrollIntoView({ block: 'center' }), []);
    return <GlossaryPage {...templateProps(props, data, {})} />;
  };
}
