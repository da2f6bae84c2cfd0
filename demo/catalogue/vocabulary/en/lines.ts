import { builtAs } from '../families';

/** What is told of a line, or of its maker, before a piece of it is named. */

/** Those that speak of the piece, or of what has been named. */
const leaning = /^(?:The (?:watch|leather of|butterfly|Offshore)|It|They)\b/u;

export const mayOpen = (line: string): boolean => !leaning.test(line);

/** How such sentences are built; of two of one build a reader sees that they were made alike. */
const builds: readonly RegExp[] = [
  // What is read, told or worked out from a part of it.
  /\b(?:can|could|to|be) read\b|\bwork(?:ed)? out\b|\btells divers\b/u,
  // Who was somewhere, or did something there, with it.
  /\b(?:Campbell|Trieste|Nadal|Carpenter|Mayol|Gleitze|Greenland)\b|crew of Apollo/u,
  // A famous person and a thing, and who wore or carried it.
  /\bGenta\b/u,
  / wore | wear (?:the|Cartier)| carried |\b(?:Jane Birkin|Hepburn|Grace Kelly|Diana|Kennedy|Bond|McQueen|Newman|Warhol|Aldrin|Carpenter|Churchill|Eisenhower|Fleming|Schwarzenegger|Santos-Dumont|Massa|Mayol|Gleitze)\b| on (?:his|her) wrist/u,
  // Crowned heads, princesses and stars who bought it or were given it.
  /\b(?:Queen Victoria|Edward VII|Marie Antoinette|Princess Elizabeth|maharajas|Murat|Elizabeth Taylor|Stallone)\b/u,
  // What a force or a crew was issued with.
  /\bissued\b/u,
  // What was in space.
  /\b(?:Moon|NASA|Apollo)\b/u,
  // Who works with it: pilots and divers.
  /\bpilots?\b/u,
  /[Dd]ivers of |(?:its|for|combat) divers|frogmen|to dive\./u,
  // How old somebody was, and who had learnt what from whom.
  /\b(?:in (?:his|her|their) (?:early )?twenties|at the age of|was fifty)\b|^At twenty\b/u,
  / learnt /u,
  // A marriage, an emblem and what is owned by whom.
  /\b(?:marriage|wedding|married)\b/u,
  /\bemblem\b/u,
  /\b(?:belong(?:s|ed)? to|own(?:s|ed)|famil(?:y|ies)|grandchildren)\b/u,
  // Where it has its address, its first shop or its workshops.
  /\b(?:rue|avenue|Via|Place|Fifth Avenue) (?!de l’Alma)/u,
  /’s first (?:shop|workshop)\b/u,
  /\b(?:makes its watches|has its workshops|has workshops|works|designs its watches|goldsmiths) in /u,
  // What has been so since a year, what was so in one, and what was not so before.
  / (?:has|have) [^;]* since | since [^,]*\.$|^Since /u,
  /^In (?:the )?\d{4}/u,
  /^(?:Until|Before) | (?:before|until) (?:the|it) /u,
  // A birthday, what was the first, how it began or came back, and what made a name.
  /turned forty|hundredth year|centenary/u,
  / first (?:made|sold) | sold its first /u,
  / (?:is|was|became) (?:the|[^,]*’s) first\b/u,
  / began (?:in|with|at|as) |\bstarted (?:on|out) | was called \p{Lu}/u,
  / before (?:it|he) /u,
  /\bset up\b|\bwas founded\b|\bfounded his\b/u,
  / brought | came out | returned to /u,
  / developed /u,
  / made (?:its|[^.]*’s) name/u,
  // What it was tested for, and what it is called.
  /\btest(?:s|ed)?\b/u,
  / call(?:s|ed) |nickname|called ‘/u,
  /\bis short for\b/u,
  // Who makes a prize, restored something or is proved by an office.
  / makes the \p{Lu}|makes the trophy/u,
  /\brestor/u,
  /\bcertified\b/u,
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
  /^You /u,
  /^The (?:\p{Ll}+ ){1,2}of (?:an? |the |each )?\p{Lu}/u,
  // What a thing of nature was.
  /^The \p{Ll}+ was (?:an? |\p{Lu})/u,
  // Who asked for it, and who flew or dived with it.
  / (?:ordered|asked|wanted) /u,
  / (?:flew|dived) with /u,
  /\bmeans\b|stands? for|(?:Italian|French) for/u,
  / gave | came to /u,
  /named [^.,]*?(?:after|in honour)|(?:takes?|owes|bears|borrowed|honours|lent) (?:its |the )?.*name|hence the name|^The name /u,
  // A year between commas, and what it is or does.
  /^The [^,]+, [^,;]*\d{4}, /u,
  // Where the idea of it came from.
  / suggested | idea /u,
  // What somebody opened, founded or brought out, with the year last.
  / (?:opened|founded|showed|launched|introduced|designed|made|built|grew|sold|registered) .*\bin \d{4}\.$/u,
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
