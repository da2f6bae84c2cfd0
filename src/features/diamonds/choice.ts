import {
  diamondClarities,
  diamondColours,
  diamondCuts,
  type DiamondClarity,
  type DiamondColour,
  type DiamondCut,
} from '../../config/diamond-prices';
import type { Diamond } from '../../domain/diamond-price';
import { parseWeight } from './weight';

/** What is chosen in the calculator. */
export interface Choice {
  cut: DiamondCut;
  colour: DiamondColour;
  clarity: DiamondClarity;
  /** Carats, as typed. */
  weight: string;
}

export type ChoiceField = keyof Choice;

/** What the built page shows before anything is chosen. */
export const exampleChoice: Choice = { cut: 'round', colour: 'G', clarity: 'VS2', weight: '1' };

/** The stone that is chosen; null while its weight cannot be reckoned with. */
export function diamondOf({ weight, ...grades }: Choice): Diamond | null {
  const read = parseWeight(weight);
  return 'carats' in read ? { ...grades, carats: read.carats } : null;
}

/** How an address names each part of a choice. */
const names: Record<ChoiceField, string> = {
  cut: 'cut',
  colour: 'color',
  clarity: 'clarity',
  weight: 'carat',
};
const fields = Object.keys(names) as ChoiceField[];

/** A stone as the query of an address: `?cut=oval&color=G&clarity=VS1&carat=1.02`. */
export function formatDiamond({ carats, ...grades }: Diamond): string {
  const choice: Choice = { ...grades, weight: String(carats) };
  return `?${new URLSearchParams(fields.map((field) => [names[field], choice[field]])).toString()}`;
}

export interface AskedChoice {
  choice: Choice;
  /** Whether the address names anything of a stone. */
  isAsked: boolean;
  /** Whether something in it made no sense, and the example stands in for it. */
  isMended: boolean;
}

/**
 * The choice that an address carries. What makes no sense in it is the example's; a weight that the
 * table has no price for stays as it is, so that the visitor is told why.
 */
export function parseChoice(search: string): AskedChoice {
  const params = new URLSearchParams(search);
  const readers: { [Field in ChoiceField]: (named: string) => Choice[Field] | undefined } = {
    cut: oneOf(diamondCuts),
    colour: oneOf(diamondColours),
    clarity: oneOf(diamondClarities),
    weight: (named) => (isWeight(named) ? named.trim() : undefined),
  };
  const named = fields.filter((field) => params.has(names[field]));
  const known = named.flatMap((field) => {
    const value = readers[field](params.get(names[field]) ?? '');
    return value === undefined ? [] : [[field, value] as const];
  });
  return {
    choice: { ...exampleChoice, ...Object.fromEntries(known) },
    isAsked: named.length > 0,
    isMended: known.length < named.length,
  };
}

/** Finds a value by its name, in capitals or not. */
function oneOf<Value extends string>(values: readonly Value[]) {
  return (named: string): Value | undefined =>
    values.find((value) => value.toLowerCase() === named.trim().toLowerCase());
}

/** Whether a text is a weight, be it too small or too large. */
function isWeight(named: string): boolean {
  const read = parseWeight(named);
  return 'carats' in read || /^weight/.test(read.problem);
}
