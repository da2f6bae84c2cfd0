/** In how many tellings no two texts begin with what one line is known for. */
const tellings = 50;

/** What the line of a piece is known for, with which its text may begin. */
let latestNote = '';
/** In which row each note began a text last; a row that comes again begins the catalogue anew. */
const beganIn = new Map<string, number>();
let latestRow = 0;

/** Nothing is said to be of the house, or of a line, before it is named. */
export function mayOpen(note: string): boolean {
  latestNote = note;
  return !/[Bb]rend|manufaktura|Dastlabki|Offshore|kolleksiyaning/u.test(note);
}

/** The sentence that names the piece, and the one of its reference after it. */
const named =
  /^.*?(?<!(?:^|[ .])(?:\p{Lu}|Co|Cie))\.(?= [\p{Lu}\d“])(?: Referensi — .*?\.(?= [\p{Lu}\d“]))?/u;

/** A note that began another text not long ago stands after the piece is named. */
export function notesApart(text: string, row: number): string {
  // A title stands in no row.
  if (row === 0) return text;
  if (row <= latestRow) beganIn.clear();
  latestRow = row;
  if (latestNote === '' || !text.startsWith(`${latestNote} `)) return text;
  const last = beganIn.get(latestNote);
  if (last === undefined || row - last >= tellings) {
    beganIn.set(latestNote, row);
    return text;
  }
  return text.slice(latestNote.length + 1).replace(named, (opening) => `${opening} ${latestNote}`);
}
