import { type LanguageCode } from '../../../src/config/languages';
import { type Draft } from '../generate/draft';
import { countries } from '../lookups/countries';
import { accessorySlots } from './slots-accessory';
import { artSlots } from './slots-art';
import { jewelrySlots } from './slots-jewelry';
import { watchSlots } from './slots-watch';
import { type Slots } from './fill';
import { type Language } from './language';

/** Collection of an item whose model does not name it; "Victoria" names Tiffany Victoria, "Pilot’s Watch" Pilot’s Watches. */
function lineOf({ collection, item, maker }: Draft): string | null {
  if (!collection) return null;
  const [ofMaker = ''] = maker.title.en.split(' ');
  const named = collection.title.replace(`${ofMaker} `, '').replace(/(?<=\bWatch)es$/u, '');
  return item.model?.includes(named) ? null : collection.title;
}

/** Whether a sentence on a line names the year of the item as the line's own. */
const takesYear = ({ item: { year } }: Draft, sentence: string) =>
  year !== null && sentence.includes(String(year));

/** What is told of a line or a school; not where it names the year of the item as its own. */
function noteOf(draft: Draft, host: LanguageCode): string | null {
  const note = draft.kind === 'art' ? draft.model.note[host] : draft.collection?.note[host];
  return note === undefined || takesYear(draft, note) ? null : note;
}

/**
 * What may be told of the maker of an item before the item is named, as it is written there, and of its
 * line, where the model bears the name of that.
 */
export function linesFirst(draft: Draft, host: LanguageCode, language: Language): string[] {
  const { collection, item, maker } = draft;
  const isOfLine = lineOf(draft) === null;
  const lineKeys = isOfLine && collection ? [`${collection.maker}/${collection.url}`] : [];
  const openers = [...lineKeys, item.maker]
    .flatMap((key) => language.lineOpeners[key] ?? [])
    .filter((one) => !takesYear(draft, one));
  const note = isOfLine ? noteOf(draft, host) : null;
  return [...(note === null ? [] : [note]), ...openers].flatMap(
    (line) => language.noteFirst(line, maker.title[host]) ?? [],
  );
}

/**
 * A model beside its reference, without the number with which both begin, as in "RM 011 Ti"; a
 * reference that runs it together with more, "BR0392-BL-CE", does not name the model.
 */
function modelBeside(model: string | null, reference: string | null): string | null {
  const number = /^\p{Lu}+ \d[\d-]* (?=\S)/u.exec(model ?? '')?.[0];
  return model && number && reference?.startsWith(number) ? model.slice(number.length) : model;
}

/** Without the words for a piece whose model says it, as in "Zippy Wallet". */
function namedOnce(slots: Slots): Slots {
  const { model, piece } = slots;
  if (!model || !piece) return slots;
  if (!model.toLowerCase().includes(piece.toLowerCase())) {
    // A document case is a bag, but nobody calls it a "Document Case bag".
    return model.endsWith('Case')
      ? { ...slots, piecePhrase: null, modelPiece: model }
      : { ...slots, modelPiece: `${model} ${piece}` };
  }
  const others = Object.entries(slots).filter(([slot]) => !slot.startsWith('piece'));
  return { ...Object.fromEntries(others), modelPiece: model };
}

/**
 * Without the years of a reference whose first year the note tells of its collection; those whose
 * first year the watch bears itself are told apart.
 */
function datedOnce(slots: Slots): Slots {
  const { since, from, to, year, note } = slots;
  const first = since ?? from;
  const untold = { ...slots, since: null, from: null, to: null };
  if (!first) return slots;
  if (note?.includes(first)) return { ...untold, yearsNoted: '' };
  return year === first ? { ...untold, ownSince: since, ownFrom: from, ownTo: to } : slots;
}

/** Everything that can be told of an item on a host. */
export function slotsFor(draft: Draft, host: LanguageCode, language: Language): Slots {
  const note = noteOf(draft, host);
  const maker = draft.maker.title[host];
  const common: Slots = {
    maker,
    collection: draft.collection?.title,
    line: lineOf(draft),
    model: draft.item.model,
    modelTitle: modelBeside(draft.item.model, draft.item.reference),
    reference: draft.item.reference,
    year: draft.item.year === null ? null : String(draft.item.year),
    madeIn: language.shared.madeIn[draft.item.madeIn],
    // Of a piece whose year is not known.
    madeInOnly: draft.item.year === null ? language.shared.madeIn[draft.item.madeIn] : null,
    country: countries[draft.item.madeIn][host],
    note,
    noteFirst: linesFirst(draft, host, language)[0],
  };
  switch (draft.kind) {
    case 'clock':
      return datedOnce({ ...common, ...watchSlots(draft, host, language) });
    case 'jewelry':
      return namedOnce({ ...common, ...jewelrySlots(draft, host, language) });
    case 'accessory':
      return namedOnce({ ...common, ...accessorySlots(draft, language) });
    case 'art':
      return { ...common, ...artSlots(draft, host, language) };
  }
}
