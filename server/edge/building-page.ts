import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { hosts, type HostCode } from '../../src/config/hosts';
import type { Answer } from './answer';

const words: Record<HostCode, { title: string; text: string }> = {
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

const reloadSeconds = '5';
/** A text with styles; it loads and runs nothing. */
const policy =
  "default-src 'none'; style-src 'unsafe-inline'; base-uri 'none'; frame-ancestors 'none'";
const template = readFileSync(join(__dirname, 'building-page.html'), 'utf8');

/** The answer of a host that has no release yet: 503 with a calm page that reloads itself. */
export function buildingPage(code: HostCode): Answer {
  const parts = { ...words[code], language: hosts[code].languageTag, seconds: reloadSeconds };
  const html = Object.entries(parts).reduce(
    (page, [name, value]) => page.replaceAll(`{{${name}}}`, value),
    template,
  );
  return {
    status: 503,
    headers: {
      'content-type': 'text/html; charset=utf-8',
      'cache-control': 'no-store',
      'retry-after': reloadSeconds,
      'content-security-policy': policy,
      'x-content-type-options': 'nosniff',
    },
    body: Buffer.from(html),
  };
}
