import { builtAs } from '../families';

/** What is told of a line, or of its maker, before a piece of it is named. */

/** Those that speak of the piece, or of what has been named. */
const leaning = /^(?:The (?:watch|leather of|butterfly|Offshore)|It|They)\b/u;

export const mayOpen = (line: string): boolean => !leaning.test(line);

/** How such sentences are built; of two of one build a reader sees that they were made alike. */
const builds: readonly RegExp[] = [
  // A famous person and a thing, and who wore or carried it.
  /\bGenta\b/u,
  / wore | wear (?:the|Cartier)| carried |\b(?:Jane Birkin|Hepburn|Grace Kelly|Diana|Kennedy|Bond|McQueen|Newman|Warhol|Aldrin|Carpenter|Churchill|Eisenhower|Fleming|Schwarzenegger|Santos-Dumont|Massa|Mayol|Gleitze)\b/u,
  // What was in space.
  /\b(?:Moon|NASA|Apollo)\b/u,
  // Who works with it: pilots, divers, and drivers who read it.
  /\bpilots?\b/u,
  /[Dd]ivers of |(?:its|for|combat|tells) divers|frogmen|to dive\./u,
  /\bdrivers? .*\bread\b|\bread at /u,
  // What has been so since a year, what was so in one, and what was not so before.
  / (?:has|have) [^;]* since | since [^,]*\.$|^Since /u,
  /^In (?:the )?\d{4}/u,
  /^(?:Until|Before) | (?:before|until) (?:the|it) /u,
  // A birthday, what was the first, how it began or came back, and what made a name.
  /turned forty|hundredth year|centenary/u,
  / first (?:made|sold) | sold its first /u,
  / (?:is|was|became) (?:the|[^,]*’s) first\b/u,
  / began (?:in|with|at) /u,
  / brought | came out | returned to /u,
  / developed /u,
  / made (?:its|[^.]*’s) name/u,
  // What it was tested for, and what it is called.
  /\btest(?:s|ed)?\b/u,
  / calls? |nickname|called ‘/u,
  // How many there are, what each is, and what a part holds.
  /^(?:Two|Three|Four) /u,
  /^(?:Every|Each) /u,
  / holds? | grip | protects /u,
  / in place of /u,
  // What one of them is or does.
  /^An? \p{Lu}[^,]* (?:folds|slips|stands|disappears|beats|changes|is thin|is worn) /u,
  // One fact of a line in two sentences.
  /rubber strap/u,
  /\bmosaics\b/u,
  /\b(?:lid|rings when)\b/u,
  // What it is, in one word.
  /^[^,]*’s [^,]* (?:is|are) the \p{Lu}/u,
  // What you can do with it, and what a part of it does.
  /^You can /u,
  /^The (?:\p{Ll}+ ){1,2}of (?:an? |the |each )?\p{Lu}/u,
  // What a thing of nature was.
  /^The \p{Ll}+ was (?:an? |\p{Lu})/u,
  // Who asked for it, and who flew or dived with it.
  / (?:ordered|asked|wanted) /u,
  / (?:flew|dived) with /u,
  /\bmeans\b|stands for|(?:Italian|French) for/u,
  / gave | came to /u,
  /named [^.,]*?(?:after|in honour)|(?:takes?|owes|bears|borrowed|honours|lent) (?:its |the )?.*name|hence the name|^The name /u,
  // A year between commas, and what it is or does.
  /^The [^,]+, [^,;]*\d{4}, /u,
  // Where the idea of it came from.
  / suggested | idea /u,
  /^[^,]+, (?:first )?(?:introduced|launched|presented|designed|created) /u,
  /known for/u,
  /recalls|revives|continues|goes back|descends|grew out|inspired|modelled|based/u,
  / (?:was|has been) (?:introduced|launched|created|designed|made|devised) /u,
  / (?:introduced|launched|designed|presented|created) /u,
  /^The (?:very )?(?:first|original) /u,
  / (?:has been|is) [^,]*’s .*(?:line|watch)/u,
  /groups|consists|is built (?:on|round)/u,
];

export const lineOf = builtAs(builds);
