import { notePlacedIn } from '../note-placed';

/** A line or a school parts nothing of an item: it is told behind where and when the item was made. */
export const notePlaced = notePlacedIn({
  watch: /калібр/u,
  opens: /(?:створено|створи(?:в|ла)) .*року\.?$/iu,
});
