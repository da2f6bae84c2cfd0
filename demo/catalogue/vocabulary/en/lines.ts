import { builtAs } from '../families';

/** What is told of a line, or of its maker, before a piece of it is named. */

/** Those that speak of the piece, or of what has been named. */
const leaning = /^(?:The (?:watch|leather of|butterfly|Offshore)|It|They)\b/u;

export const mayOpen = (line: string): boolean => !leaning.test(line);

/** How such sentences are built; of two of one build a reader sees that they were made alike. */
const builds: readonly RegExp[] = [
  // What has been so since a year, and what was so in one.
  / (?:has|have) [^,;]* since (?:the )?\d{4}s?\.$/u,
  /^In (?:the )?\d{4}/u,
  /^(?:Until|Before) /u,
  // What a thing of nature was.
  /^The \p{Ll}+ was (?:an? |\p{Lu})/u,
  // Who asked for it, and who wore it.
  / (?:ordered|asked|wanted) /u,
  / (?:flew|dived) with | wore /u,
  /\bmeans\b|stands for|Italian for/u,
  / gave | came to /u,
  /named (?:after|in honour)|takes? its name|hence the name|^The name /u,
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
