import { languageOf, type HostCode } from '../src/config/hosts';
import { type LanguageCode } from '../src/config/languages';
import { routes } from '../src/config/routes';
import { errorMessageOf } from '../src/domain/error-message';
import en from '../src/locales/en/errors.json';
import ru from '../src/locales/ru/errors.json';
import ua from '../src/locales/ua/errors.json';
import uz from '../src/locales/uz/errors.json';
import { standingPage } from './standing-page';

const words: Record<LanguageCode, typeof ru> = { ru, en, ua, uz };

/**
 * The error page of a status where the site's own cannot be shown (spec §8): code and message in the
 * language of the host, with the ways to the home page and to the search.
 */
export function errorPage(host: HostCode, status: number): string {
  const { home, search, ...messages } = words[languageOf(host)];
  const { title, text } = messages[errorMessageOf(status)];
  return standingPage({
    host,
    title: `${status}. ${title}`,
    text,
    links: [
      { href: routes.home(), text: home },
      { href: routes.search(), text: search },
    ],
  });
}
