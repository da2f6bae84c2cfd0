import { languageCodes, type LanguageCode } from '../../../src/config/languages';
import { type PerLanguage } from '../lookups/per-language';
import { countWords } from '../vocabulary/fill';

/** Letters and marks that betray another language, or a slip of the keyboard, on a host. */
const foreign: PerLanguage<RegExp> = {
  ru: /[іїєґІЇЄҐ]/u,
  en: /\p{Script=Cyrillic}/u,
  // With U+02BC within a word, never with a quotation mark.
  ua: /[ыэъёЫЭЪЁ]|\p{Script=Cyrillic}['’`]\p{Script=Cyrillic}/u,
  // Spelt with U+02BB in oʻ and gʻ and U+02BC elsewhere, never with quotation marks.
  uz: /\p{Script=Cyrillic}|[oOgG]['’`‘]|[a-z]['’`‘][a-z]/u,
};

/** Names that keep their own apostrophe on every host. */
const namesWithApostrophe = /Pilot’s|Divas’|Speedmaster ’57/g;

const slips = /[{}]|undefined|null|NaN| {2}|\.\.|,,| [,.;:!?]/;

interface WordLimits {
  least: number;
  most: number;
}

/** What is wrong with words that every host must have. */
export function problemsOfTexts(
  where: string,
  texts: Partial<PerLanguage<string>>,
  limits?: WordLimits,
): string[] {
  return languageCodes.flatMap((host) =>
    problemsOfText(`${where} on ${host}`, texts[host], host, limits),
  );
}

function problemsOfText(
  where: string,
  text: string | undefined,
  host: LanguageCode,
  limits?: WordLimits,
): string[] {
  if (!text?.trim()) return [`${where} has no text`];
  const problems: string[] = [];
  const own = text.replace(namesWithApostrophe, '');
  if (foreign[host].test(own)) problems.push(`${where} has a letter of another language: ${text}`);
  if (slips.test(text)) problems.push(`${where} has a slip: ${text}`);
  const words = countWords(text);
  if (limits && (words < limits.least || words > limits.most)) {
    problems.push(`${where} has ${words} words, not ${limits.least} to ${limits.most}`);
  }
  return problems;
}
