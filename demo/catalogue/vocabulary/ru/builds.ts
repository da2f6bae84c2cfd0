import { type Template } from '../language';
import { oncePerKey } from '../once-per-key';

/** Words that leave a sentence as it is built: whose a watch is, its form, and which of things is told. */
const unseen =
  /\{gender\} |\{form\} |\{whereMade\}|\{notWomens\}|\{finish\} |\{openBack\}|\{noFunctions\}|; референс \{reference\} .*$/g;

/**
 * How a first sentence is built, as a reader remembers it: by what it begins with, where the thing stands
 * and what is told of it there; not by the detail that is told, nor by the verb of making, nor by whether
 * it is of a watch, a piece of jewelry or a bag.
 */
const builds: readonly (readonly [of: RegExp, seen: string])[] = [
  [/^в продаже /, 'в продаже'],
  [/^в наличии /, 'в наличии'],
  [/^продаём /, 'продаём'],
  [/^предлагаем /, 'предлагаем'],
  [/^дом \{maker\} сделал /, 'дом сделал вещь'],
  [/^к нам поступил[аи] /, 'поступила вещь'],
  [/тогда же/, 'с того же года, и тогда же эта вещь'],
  [/\{(?:since|from)\}/, 'годы референса, и эта вещь'],
  // What a watch does, after where and when it was made.
  [/ идут (?:без подзавода|\{reserve\})/, 'эта вещь что-то делает'],
  [/ не нужно заводить/, 'эту вещь не нужно заводить'],
  [/^через прозрачную /, 'через крышку этой вещи виден калибр'],
  [/^за ход /, 'за ход этой вещи'],
  [/^[^—,]* (?:этих|\{thisGen\}) [^—]* — /, 'часть этой вещи — какая'],
  [/^в (?:этих )?час(?:ах|ы) /, 'в вещи калибр'],
  [/^(?:на|у|в) (?:этих|\{this(?:Gen|Prep)\}) /, 'у этой вещи'],
  [/работают на/, 'вещь работает на калибре'],
  [/^\{country\}, /, 'страна и год: вещь'],
  [/^\{(?:maker|model)\}[^—;]* — \{madeIn(?:Only)?\} /, 'имя — вещь страны'],
  [/^\{(?:maker|model)\}[^—;]* — (?:\S+ )?(?:часы|\{piece\}) \{year\} года/, 'имя — вещь страны'],
  [/^\{(?:maker|model)\}[^—;]* — /, 'имя — вещь, сделанная'],
  [/ \{weighs\} /, 'вещь весит'],
  [/^в \{\w+\} году /, 'тогда или там сделана эта вещь'],
  // Works of art.
  [/^около \{circa\} года /, 'тогда автор написал вещь'],
  [/^\{authorOf\} .*(?:написал|создала) /, 'автор написал вещь'],
  [/^\{kind\} «\{work\}» написал /, 'вещь написал автор'],
  [/«\{work\}».* — работа /, 'вещь — работа мастера'],
  [/^[^—]*«\{work\}»[^—,]* — /, 'имя — вещь, сделанная'],
  [/ \(референс \{reference\}\) .*(?:сделаны|собраны|выпущены)/, 'вещь с референсом сделана'],
  [/(?:\{piece\}|часы).*\{year\} год\) —/, 'вещь — из чего'],
  // A thing and that it was made, whatever stands between.
  [
    /(?:сделаны|собраны|изготовлены|выпущены|создана|\{made\}|\{crafted\})(?=[ .;,]|$)/,
    'вещь сделана',
  ],
];

/** How a sentence is built, or its words where it is like no other. */
const buildOfSentence = (sentence: string): string =>
  builds.find(([of]) => of.test(sentence))?.[1] ?? sentence;

/** What stands for an opening: how its first sentence is built, or the first behind a line. */
export const buildOf = oncePerKey((opening: Template): string => {
  const [first = ''] = opening.split('. ', 1);
  const build = buildOfSentence(first.replace(/\.$/, '').replace(unseen, ''));
  return opening.includes('{noteFirst}') ? `линия; ${build}` : build;
});
