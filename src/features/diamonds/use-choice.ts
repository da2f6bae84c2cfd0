import { navigate } from 'gatsby';
import { useEffect, useLayoutEffect, useMemo, useRef, useState } from 'react';
import { useHost } from '../../shared/lib/use-host';
import { useHydrated } from '../../shared/lib/use-hydrated';
import {
  diamondOf,
  formatDiamond,
  parseChoice,
  type AskedChoice,
  type Choice,
  type ChoiceField,
} from './choice';
import { parseWeight, writeCarats } from './weight';

export interface PlaceOfPage {
  pathname: string;
  search: string;
}

interface Edited {
  choice: Choice;
  /** What was changed last. */
  field: ChoiceField;
}

export interface ChosenDiamond extends AskedChoice {
  /** Whether the visitor has changed something since the address was opened. */
  isEdited: boolean;
  change: <Field extends ChoiceField>(field: Field, value: Choice[Field]) => void;
}

/** Milliseconds. Browsers refuse an address that follows every step of a slider. */
const addressDelay = 300;

/**
 * The choice and its address, which follows it and can be shared. Several changes of one field are
 * one step back. The HTML knows no choice, so the address is read after the first render.
 */
export function useChoice({ pathname, search }: PlaceOfPage): ChosenDiamond {
  const host = useHost();
  const known = useHydrated() ? search : '';
  const asked = useMemo(() => {
    const { choice, ...rest } = parseChoice(known);
    const read = parseWeight(choice.weight);
    const weight = 'carats' in read ? writeCarats(read.carats, host) : choice.weight;
    return { ...rest, choice: { ...choice, weight } };
  }, [known, host]);
  const [edited, setEdited] = useState<Edited | null>(null);
  const written = useRef<{ search: string; field: ChoiceField | null }>({ search, field: null });

  useEffect(() => {
    const diamond = edited && diamondOf(edited.choice);
    const address = diamond && formatDiamond(diamond);
    if (!address || address === search) return undefined;
    const timer = setTimeout(() => {
      const replace = written.current.field === edited.field;
      written.current = { search: address, field: edited.field };
      void navigate(`${pathname}${address}`, { replace });
    }, addressDelay);
    return () => clearTimeout(timer);
  }, [edited, pathname, search]);

  // Back and forward, or a link, lead to another choice than the one that was written last.
  useLayoutEffect(() => {
    if (search === written.current.search || window.location.search !== search) return;
    written.current = { search, field: null };
    setEdited(null);
  }, [search]);

  return {
    ...asked,
    choice: edited?.choice ?? asked.choice,
    isEdited: edited !== null,
    change: (field, value) =>
      setEdited((before) => ({
        choice: { ...(before?.choice ?? asked.choice), [field]: value },
        field,
      })),
  };
}
