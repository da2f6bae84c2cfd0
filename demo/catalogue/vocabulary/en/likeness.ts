import { type Template } from '../language';
import { oncePerKey } from '../once-per-key';
import { type Likeness } from '../openings';

/** Slots by what a reader sees in their place: all names are alike, and all metals. */
const seen: readonly (readonly [slot: RegExp, word: string])[] = [
  [/\{year\}|\{inWhen\}|\{when\}|circa \{circa\}|\{exact\}/gu, 'year'],
  [/\{madeIn(?:Only)?\}/gu, 'in country'],
  [/\{authorOf\}/gu, 'from author'],
  [/\{mmOnly\} mm/gu, 'size'],
  [/, \{finish\},~?/gu, ' in finish'],
  [/‘?\{(?:maker|model|modelPiece|reference|work)\}’?(?: \{(?:model|modelPiece)\})?/gu, 'name'],
  [/[{}()~>,;‘’]/gu, ''],
];

/** How many words make two openings look alike. */
const words = 4;

/** What a reader notices of an opening before its first words: all that match one of these are alike. */
const noticed: readonly (readonly [opening: RegExp, shape: string])[] = [
  [/‹\{note\}›/u, 'note'],
  [/, and this example was made /u, 'this example was made'],
  [/^With \[/u, 'with functions'],
  [/^With /u, 'with'],
  [/^Made /u, 'made in'],
  [/^(?:Powered by|Fitted with) /u, 'fitted with'],
  [/^(?:Inside|Behind the dial of) this | sits behind the dial /u, 'inside this'],
  [/sapphire case back/u, 'a case back'],
  [/^A (?:\{mmOnly\}|\{form\}) .*case .*houses /u, 'a case houses'],
  [/^\{bezelOnly\} surrounds /u, 'a bezel surrounds'],
  [/^Introduced in /u, 'introduced in'],
  [/^Reference \{reference\} /u, 'reference first'],
  [/ is a reference /u, 'is a reference'],
  [/^The \{movement\}(?:, with [^,]*,)? (?:gives|powers) /u, 'its movement'],
  [/^The .* of this /u, 'part of this'],
  [/ example of (?:the|reference) /u, 'example of'],
  [/^(?:Measuring \{mm|Measuring \{width)/u, 'measuring'],
  // A bag in its leather, a jewel or a watch in its metal.
  [/^(?:\||In \{material|Cased in )/u, 'in a material'],
  [/^A \{gender\} watch /u, 'a watch for'],
  [/^This is a /u, 'this is a'],
  [/^\{maker\} made this /u, 'maker made this'],
  [/^This .* was made by /u, 'was made by'],
  [/^This .* was made \{madeIn/u, 'was made in'],
  [/^This .*,~? made \{madeIn/u, 'this, made in'],
  [/^This \{year\} \{maker\} .*, has a \{(?:mmOnly|form)\}/u, 'this has a case'],
  [/^This .* from \{year\}, /u, 'this from'],
];

/** First sentences that differ in a word or two, which a reader takes for one. */
const twins: readonly RegExp[] = [
  / is \{mmOnly\} mm wide, has \{bezel\} /u,
  /, and this example was made /u,
  /^With an? \{finish\}/u,
  /^Measuring \{mm/u,
  /^A \{gender\} watch /u,
  /^In \{material\}, this /u,
  /^This \{year\} \{maker\} \{model\} in \{materialOnly\}, /u,
  /^This is a /u,
  /^(?:Fitted with|Powered by) the \{movement\}, /u,
  /^Inside this /u,
  /^The \{movement\} powers /u,
  /^\{bezelOnly\} surrounds /u,
  /^A \{(?:mmOnly|form)\}.* houses /u,
  /^Introduced in /u,
  /^Reference \{reference\} /u,
  /has a sapphire case back/u,
  / runs on the \{movement\} and has /u,
  /^\{maker\} made this (?:\{materialOnly\} )?\{model\}, /u,
  /^This .*in \{material\} was made by |^This \{material\} .* was made by /u,
  /^Behind the dial /u,
  / is powered by the \{movement\}, with /u,
  /^This \{year\} \{maker\} \{model\}, reference \{reference\}, has a \{finish\}/u,
  /^A \{year\} example of /u,
];

const firstSentence = oncePerKey(
  (opening: Template): string => /^.*?(?=\.(?: |$)|$)/u.exec(opening)?.[0] ?? opening,
);

/** The first words of an opening as a reader sees them, whatever it is of: `Made in country in year`. */
const shapeOf = oncePerKey(
  (opening: Template): string =>
    noticed.find(([shape]) => shape.test(opening))?.[1] ??
    seen
      .reduce((told, [slot, word]) => told.replace(slot, word), opening)
      .split(' ')
      .slice(0, words)
      .join(' '),
);

/** Openings with one first word stand beside each other only where there are no others. */
export const likeness: Likeness = {
  shapeOf,
  startOf: (opening) => opening.split(' ', 1).join(''),
  sentenceOf: oncePerKey(
    (opening) => twins.find((twin) => twin.test(opening))?.source ?? firstSentence(opening),
  ),
  // An item may be told more than once: forty rows take as many tellings as this.
  tellings: 44,
};
