import { type Template } from '../language';
import { oncePerKey } from '../once-per-key';

/**
 * Builds of a first sentence, whatever detail it tells and whatever piece it is of: with what it
 * leads and what is said of it.
 */
const builds: readonly RegExp[] = [
  // What it runs on.
  /^This [^.]* (?:runs on|is powered by) the /u,
  /^(?:For|In) this /u,
  /^\{hardwareOnly\} hardware completes /u,
  /sapphire case back/u,
  /^(?:Inside|Behind the dial of) this/u,
  /^The \{movement\}/u,
  // Of a case, of a dial, of what a jewel is made of.
  /^The [^.]* of this /u,
  // Of what it has, before the watch.
  /^(?:Cased in|Fitted with) |^This [^.]*\{mm(?:Only)?\} mm [^.]*\{bezel\} /u,
  /^\{maker\} fitted /u,
  // How long it goes.
  /^Fully wound, /u,
  /^(?:In \{year\} )?\{maker\} made this /u,
  // Of jewels and of accessories, in a country or by a maker.
  /^Made (?:\{madeIn|by )/u,
  /^This (?:\{piece\}[^.]* )?is a /u,
  /^This [^.]* was made (?:by |\{madeIn)/u,
  /^This .*,~? made↥? \{madeIn/u,
  // A dial and what the watch is worn on, after whichever verb.
  /^This (?:\{year\}|\{materialOnly\}) .*\{reference\}, has a /u,
  // Of works of art, by title, material or place; of a school and of a studio, whose years are told in two ways.
  /^(?:‘\{work\}’|A \{material\}|Executed)/u,
  // What is seen in it, and its colours.
  /^\{composition\} ‘/u,
  /^\{composition\} This /u,
  /^In ‘\{work\}’, /u,
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

/** What a first sentence leads with, where that is all that a reader remembers of it some rows later. */
const leads: readonly RegExp[] = [
  // What a jewel is designed as, which `design-first.ts` puts first.
  / made↥ /u,
  // What was done to it, and then the thing; of a case before the watch or behind it.
  /^(?:Made|Cased|Fitted) |^This [^.]*\{mm(?:Only)?\} mm [^.]*\{bezel\} /u,
  // The thing, and whatever it is or does.
  /^This [^.]* (?:is|was|has|made|runs) /u,
  // Its maker, who did something to it.
  /^(?:In \{year\} )?\{maker\} (?:fitted|made this)/u,
  // A part of it, or what is inside.
  /^The [^.]* (?:of this|gives this)/u,
  /^(?:In|For|Inside|Behind the dial of) this /u,
];

/** What stands for a first sentence: what it leads with, or how it is built. */
export const sentenceOf = oncePerKey((opening: Template): string => {
  const told = opening.replace(toBeTold, '');
  return leads.find((lead) => lead.test(told))?.source ?? buildOf(opening);
});
