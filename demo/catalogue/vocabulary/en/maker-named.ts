import { point } from './names';

const watch = String.raw`t(his ${point}*?, reference [^,]+,(?: made in [^,]+,)?)`;

/** What a maker did to a watch, `@` being his name, and the same told of the watch. */
const told: readonly (readonly [byMaker: string, ofWatch: string])[] = [
  [`^@ fitted ${watch} with `, 'T$1 runs on '],
];

/** By whom a piece was made. */
const madeBy = String.raw`^(Th(?:is|ese) ${point}*? (?:was|were) made) by @(?= )`;

/** Where he made another piece, and when. */
const made = String.raw`^(?:In (?<before>\d{4}) )?@ made th(?<one>is|ese) (?<piece>${point}*?) (?<country>in (?:the )?\p{Lu}\p{L}*(?: \p{Lu}\p{L}*)*)(?: in (?<after>\d{4}))?\.(?=\s|$)`;

/** A sentence of a piece of which its maker is the subject, where the sentence before it names him. */
export function ofPiece(sentence: string, maker: string): string {
  const name = maker.replaceAll('.', String.raw`\.`);
  return told
    .reduce(
      (own, [byMaker, ofWatch]) =>
        own.replace(new RegExp(byMaker.replace('@', name), 'u'), ofWatch),
      sentence,
    )
    .replace(new RegExp(madeBy.replace('@', name), 'u'), '$1')
    .replace(new RegExp(made.replace('@', name), 'u'), (...found) => {
      const {
        one,
        piece,
        country,
        before,
        after = before,
      } = found.at(-1) as Record<string, string | undefined>;
      const year = after === undefined ? '' : ` in ${after}`;
      return `Th${one} ${piece} ${one === 'is' ? 'was' : 'were'} made ${country}${year}.`;
    });
}
