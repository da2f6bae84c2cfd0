import { defaultHost, hostCodes, hosts, languageOf, type HostCode } from '../../src/config/hosts';
import { type LanguageCode } from '../../src/config/languages';
import { localOrigin } from '../../src/domain/addresses';
import { standingPage } from '../standing-page';
import { pageAnswer, type Answer } from './answer';

const words: Record<LanguageCode, { title: string; text: string }> = {
  ru: { title: '421. По этому адресу сайта нет', text: 'Выберите сайт своей страны:' },
  en: { title: '421. There is no site at this address', text: 'Choose the site for your country:' },
  ua: { title: '421. За цією адресою сайту немає', text: 'Виберіть сайт своєї країни:' },
  uz: { title: '421. Bu manzilda sayt yoʻq', text: 'Mamlakatingiz saytini tanlang:' },
};

/** The answer to a name that is none of the four: 421 with the four sites, in a language of the visitor. */
export function unknownHost(acceptLanguage: string | undefined, port: number): Answer {
  const host = hostOfLanguages(acceptLanguage ?? '');
  const links = hostCodes.map((code) => ({
    href: `${localOrigin(code, port)}/`,
    text: hosts[code].languageName,
  }));
  return pageAnswer(421, standingPage({ host, ...words[languageOf(host)], links }), {
    vary: 'accept-language',
  });
}

/** The host of the first language that a site speaks: browsers name the liked ones first. */
function hostOfLanguages(acceptLanguage: string): HostCode {
  const asked = acceptLanguage.split(',').map((part) => /^\s*([a-z]+)/i.exec(part)?.[1]);
  const known = asked.flatMap((language) =>
    hostCodes.filter((code) => hosts[code].languageTag === language?.toLowerCase()),
  );
  return known[0] ?? defaultHost.code;
}
