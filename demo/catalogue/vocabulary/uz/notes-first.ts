import { type RowsTold } from '../rows-told';

/** In how many rows no two texts begin with what one line is known for. */
const rows = 50;

/** Nothing is said to be of the house, or of a line, before it is named. */
const leaning = /[Bb]rend|manufaktura|Dastlabki|Offshore|kolleksiyaning/u;

/** A note that may begin a text, between marks that `notesApart` takes away. */
export const noteFirst = (note: string): string | null => (leaning.test(note) ? null : `‹${note}›`);

/** The sentence that names the piece, and the one of its reference after it. */
const named =
  /^.*?(?<!(?:^|[ .])(?:\p{Lu}|Co|Cie))\.(?= [\p{Lu}\d“])(?: Referensi — .*?\.(?= [\p{Lu}\d“]))?/u;

/** A note that began another text not long ago stands after the piece is named. */
export function notesApart(text: string, told?: RowsTold): string {
  return text.replace(/^‹([^›]*)› (.*)$/su, (_, note: string, rest: string) => {
    const name = `note first: ${note}`;
    if (told && told.since(name) < rows) {
      return rest.replace(named, (opening) => `${opening} ${note}`);
    }
    told?.tell(name);
    return `${note} ${rest}`;
  });
}
