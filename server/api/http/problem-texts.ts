import { languageOf, type HostCode } from '../../../src/config/hosts';
import { type LanguageCode } from '../../../src/config/languages';
import { limits } from '../../../src/config/limits';
import { type Problem } from '../../../src/contract/problems';
import en from '../../../src/locales/en/problems.json';
import ru from '../../../src/locales/ru/problems.json';
import ua from '../../../src/locales/ua/problems.json';
import uz from '../../../src/locales/uz/problems.json';

const words: Record<LanguageCode, Record<Problem, string>> = { ru, en, ua, uz };

/**
 * What a visitor is told of a field (spec §5), in the language of the host: the words that the
 * storefront itself says, with the limits in them.
 */
export function problemText(host: HostCode, problem: Problem): string {
  return words[languageOf(host)][problem].replace(
    /\{\{(\w+)\}\}/g,
    (_, name: keyof typeof limits) => String(limits[name]),
  );
}
