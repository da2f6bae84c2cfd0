/** Stands behind the first word of a line that is to come first, where no rule of a language looks for it. */
const mark = '‸';

/** A line as it is written behind the sentence that names the item, until `lineFirst` puts it before that. */
export const lineMarked = (line: string): string =>
  line.replace(/^\S+/u, (word) => `${word}${mark}`);

export const lineUnmarked = (line: string): string => line.replace(mark, '');

/** A full stop that no space and capital follow ends none, nor does that of a name. */
export const sentencesOf = (text: string): readonly string[] =>
  text.split(/(?<=\.)(?<!(?:\b[A-Z]|Cie|Co|St)\.) (?=[\p{Lu}«“\d])/u);

/** A text with its line, where it has one that is marked, before all else; a line is one sentence. */
export function lineFirst(text: string): string {
  const sentences = sentencesOf(text);
  const line = sentences.find((sentence) => sentence.includes(mark));
  if (line === undefined) return text;
  return [lineUnmarked(line), ...sentences.filter((sentence) => sentence !== line)].join(' ');
}
