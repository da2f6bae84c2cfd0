import { languageOf, type HostCode } from '../../src/config/hosts';
import { type LanguageCode } from '../../src/config/languages';
import { standingPage } from '../standing-page';
import { pageAnswer, type Answer } from './answer';

const words: Record<LanguageCode, { title: string; text: string }> = {
  ru: {
    title: 'Сайт готовится',
    text: 'Подготовка занимает несколько минут. Страница откроется сама, как только всё будет готово.',
  },
  en: {
    title: 'The site is being prepared',
    text: 'This takes a few minutes. The page will open by itself as soon as everything is ready.',
  },
  ua: {
    title: 'Сайт готується',
    text: 'Підготовка триває кілька хвилин. Сторінка відкриється сама, щойно все буде готово.',
  },
  uz: {
    title: 'Sayt tayyorlanmoqda',
    text: 'Tayyorgarlik bir necha daqiqa davom etadi. Hammasi tayyor boʻlishi bilan sahifa oʻzi ochiladi.',
  },
};

const reloadSeconds = 5;

/** The answer of a host that has no release yet: 503 with a calm page that reloads itself. */
export function buildingPage(host: HostCode): Answer {
  const page = standingPage({ host, ...words[languageOf(host)], reloadSeconds });
  return pageAnswer(503, page, { 'retry-after': String(reloadSeconds) });
}
