import { lineMarked } from './note-first';
import { oneOf } from './ways';

/** Notes of collections with many pieces, each in several wordings, the first as the collection has it. */
const notes: readonly (readonly [note: string, ...others: string[]])[] = [
  [
    'The actress Jane Birkin could find no bag that was roomy enough, so in 1984 Hermès designed the Birkin for her.',
    'The Birkin, designed in 1984, is named after the actress Jane Birkin.',
    'The actress Jane Birkin gave her name to the Birkin, designed in 1984.',
  ],
  [
    'The Kelly owes its name to Grace Kelly, photographed carrying one in 1956.',
    'The Kelly is named after Grace Kelly, who was photographed with one in 1956.',
  ],
  [
    'The Lady Dior honours Princess Diana with its name.',
    'The Lady Dior was designed in 1994 and later named in honour of Princess Diana.',
  ],
  [
    'Meisterstück means ‘masterpiece’; Montblanc first gave the name to a pen in 1924.',
    'The name Meisterstück, German for ‘masterpiece’, was first given to a Montblanc pen in 1924.',
    'The name Meisterstück, which means ‘masterpiece’, has been in use at Montblanc since 1924.',
  ],
  [
    'The lid of a Ligne 2 rings when you open it.',
    'Launched in 1977, the Ligne 2 is known for its lid, which rings as it opens.',
  ],
  [
    'The Alhambra line began with a sautoir in 1968.',
    'The first piece of the Alhambra line was a sautoir, made in 1968.',
  ],
  [
    'The Béarn is named after a historic region in south-west France.',
    'The Béarn takes its name from a historic region in south-west France.',
  ],
  [
    'Kokichi Mikimoto grew his first cultured pearls in 1893.',
    'In 1893 Kokichi Mikimoto grew his first cultured pearls.',
  ],
  [
    'Divers have worn the Submariner since 1953.',
    'The Submariner, a watch for divers, was introduced in 1953.',
  ],
];

/**
 * A text whose note may be told in several ways, so that neighbours do not tell it word for word; a line
 * that comes first stays as it was chosen.
 */
export const notesInTurn = (text: string): string =>
  notes.reduce(
    (told, [note, ...others]) =>
      told.includes(lineMarked(note)) ? told : told.replace(note, () => oneOf(note, ...others)),
    text,
  );
