import { builtAs } from '../families';

/** What is told of a line, or of its maker, before a piece of it is named. */

/** Those that speak of the piece, or of what has been named. */
const leaning = /^(?:The (?:watch|leather of|butterfly|Offshore)|It|They)\b/u;

export const mayOpen = (line: string): boolean => !leaning.test(line);

/** How such sentences are built; of two of one build a reader sees that they were made alike. */
const builds: readonly RegExp[] = [
  // A famous person and a thing.
  /\b(?:Jane Birkin|Grace Kelly|Diana|Kennedy|Bond|McQueen|Newman|Warhol|Aldrin|Carpenter|Santos-Dumont|Massa|Mayol|Gleitze)\b/u,
  // Who works with it: pilots, and divers who were given it.
  /\bpilots?\b/u,
  /\b[Dd]ivers of |its divers|navy divers|frogmen|combat divers|to dive\./u,
  // What has been so since a year, what was so in one, and what was not so before.
  / (?:has|have) [^;]* since (?:the )?\d{4}s?\.$|^Since /u,
  /^In (?:the )?\d{4}/u,
  /^(?:Until|Before) | (?:before|until) (?:the|it) /u,
  // What it is, in one word.
  /^[^,]*’s [^,]* (?:is|are) the \p{Lu}/u,
  // What you can do with it, and what a part of it does.
  /^You can /u,
  /^The (?:\p{Ll}+ ){1,2}of (?:an? |the |each )?\p{Lu}/u,
  // What a thing of nature was.
  /^The \p{Ll}+ was (?:an? |\p{Lu})/u,
  // Who asked for it, and who wore it.
  / (?:ordered|asked|wanted) /u,
  / (?:flew|dived) with | wore | carried /u,
  /\bmeans\b|stands for|(?:Italian|French) for/u,
  / gave | came to /u,
  /named [^.,]*?(?:after|in honour)|(?:takes?|owes|bears|borrowed|honours) (?:its |the )?.*name|hence the name|^The name /u,
  // A year between commas, and what it is or does.
  /^The [^,]+, [^,;]*\d{4}, /u,
  /^[^,]+, (?:first )?(?:introduced|launched|presented|designed|created) /u,
  /known for/u,
  /recalls|revives|continues|goes back|descends|takes after|grew out|inspired|modelled|based/u,
  / (?:was|has been) (?:introduced|launched|created|designed|made|devised) /u,
  / (?:introduced|launched|designed|presented|created) /u,
  /^The (?:first|original) | dates? from /u,
  / (?:has been|is) [^,]*’s .*(?:line|watch)/u,
  /groups|consists|is built (?:on|round)/u,
];

export const lineOf = builtAs(builds);
