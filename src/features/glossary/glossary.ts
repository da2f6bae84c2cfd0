import { hosts, type HostCode } from '../../config/hosts';

export interface GlossaryTerm {
  key: string;
  term: string;
  definition: string;
}

/** The terms that begin with a letter, in the order they came in. */
export interface LetterGroup {
  letter: string;
  terms: GlossaryTerm[];
}

/** Uzbek counts its oʻ and gʻ, sh and ch as letters. */
const uzbekLetter = /^(?:[og]ʻ|sh|ch)/i;

function letterOf(term: string, host: HostCode): string {
  const [letters] = (hosts[host].language === 'uz' && uzbekLetter.exec(term)) || [term.charAt(0)];
  return letters.toLocaleUpperCase(hosts[host].intlLocale);
}

export function byLetter(terms: readonly GlossaryTerm[], host: HostCode): LetterGroup[] {
  const groups = new Map<string, GlossaryTerm[]>();
  for (const term of terms) {
    const letter = letterOf(term.term, host);
    groups.set(letter, [...(groups.get(letter) ?? []), term]);
  }
  return [...groups].map(([letter, found]) => ({ letter, terms: found }));
}

/** Terms that hold what was typed, in the term itself or in its definition. */
export function matching(terms: readonly GlossaryTerm[], typed: string): readonly GlossaryTerm[] {
  const wanted = typed.trim().toLowerCase();
  if (wanted === '') return terms;
  const inTerm = terms.filter(({ term }) => term.toLowerCase().includes(wanted));
  const inText = terms.filter(
    (term) => !inTerm.includes(term) && term.definition.toLowerCase().includes(wanted),
  );
  return [...inTerm, ...inText];
}
