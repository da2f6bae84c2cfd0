import { type Template } from '../language';
import { oncePerKey } from '../once-per-key';

/**
 * Builds of a first sentence, whatever detail it tells and whatever piece it is of: with what it
 * leads and what is said of it.
 */
const builds: readonly RegExp[] = [
  /‹\{note\}›/u,
  /^(?:In \{since\}|From \{from\} to \{to\}) \{maker\} |^Introduced in |^Reference \{reference\} of |^\{maker\} (?:made|introduced) reference |, and this example was made /u,
  /^Reference \{reference\} is /u,
  /^In reference /u,
  /^The \{maker\} \{model\}, reference \{reference\}, /u,
  /^Listed by /u,
  /^Besides /u,
  /^Made of /u,
  /^\{piecePhrase\}[^.]*, this /u,
  /^On this /u,
  / accompany the /u,
  /^\{maker\} (?:chose|used) /u,
  /^For this /u,
  /^\{maker\} uses the /u,
  /^\{maker\} made the /u,
  /^Time is kept by /u,
  / owes its /u,
  /sapphire case back/u,
  /^(?:Inside|Behind the dial of) this /u,
  /^The \{movement\}/u,
  // Of a case and of a dial.
  /^The [^.]* of this /u,
  /^Fitted with the \{movement\}, /u,
  /^\{maker\} fitted this /u,
  /^\{maker\} gave this /u,
  /^Fully wound, /u,
  /^\{maker\} made this /u,
  /^In \{year\} \{maker\} /u,
  // Of jewels and of accessories, in a country or by a maker.
  /^Made (?:\{madeIn|by )/u,
  /^This is a /u,
  /^This \{piece\}[^.]* is a /u,
  /^This [^.]* (?:is the work of \{maker\} and was|comes from \{maker\}, which) made /u,
  /^\{model\} is the name of /u,
  /^This [^.]* and was made by /u,
  /^This [^.]* was made (?:by |\{madeIn)/u,
  /^This .*,~? made \{madeIn/u,
  /^This [^.]* (?:runs on|is powered by) the /u,
  /^This [^.]* combines /u,
  /^This [^.]*,? is in \{materialOnly\}/u,
  /^This [^.]* shows the time /u,
  // The size, the bezel and the water, in this order.
  /^(?:This|Cased) [^.]*\{mm(?:Only)?\} mm [^.]*\{bezel\} /u,
  /^This (?:\{year\}|\{materialOnly\}) .*\{reference\}, has a /u,
  // Of works of art; of a school and of a studio, whose years are told in two ways.
  / comes \{authorOf\}/u,
  /^‘\{work\}’ is /u,
  /^Executed /u,
  /^‘\{work\}’, executed /u,
  /^‘\{work\}’, an? /u,
  /^A (?:work|\{material\}) \{authorOf\}/u,
  /^This \{material\} \{authorOf\}/u,
];

const firstSentence = oncePerKey(
  (opening: Template): string => /^.*?(?=\.(?: |$)|$)/u.exec(opening)?.[0] ?? opening,
);

/** A country that is told wherever a text has room for it. */
export const toBeTold = / ⟦[^⟧]*⟧/gu;

/** What a reader takes for one first sentence, told with other names or of another piece. */
export const buildOf = oncePerKey(
  (opening: Template): string =>
    builds.find((build) => build.test(opening.replace(toBeTold, '')))?.source ??
    firstSentence(opening),
);
