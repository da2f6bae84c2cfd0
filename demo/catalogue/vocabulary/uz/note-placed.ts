import { notePlacedIn } from '../note-placed';
import { collectionTold } from './own-words';

/** A line parts nothing of an item; of a watch it is told where its name does not tell it. */
export const notePlaced = notePlacedIn({
  watch: /referens/iu,
  tellsOwnLine: (text, note) =>
    collectionTold.some(([model, line]) => model.test(text) && note.includes(line)),
});
