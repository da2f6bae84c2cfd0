import { hosts, type HostCode } from '../../src/config/hosts';
import type { Answer } from './answer';

const words: Record<HostCode, { title: string; text: string }> = {
  ru: {
    title: 'Сайт собирается',
    text: 'Первая сборка занимает несколько минут. Страница откроется сама, как только всё будет готово.',
  },
  en: {
    title: 'The site is being built',
    text: 'The first build takes a few minutes. This page opens by itself as soon as everything is ready.',
  },
  ua: {
    title: 'Сайт збирається',
    text: 'Перше збирання триває кілька хвилин. Сторінка відкриється сама, щойно все буде готово.',
  },
  uz: {
    title: 'Sayt tayyorlanmoqda',
    text: 'Birinchi yigʻish bir necha daqiqa davom etadi. Hammasi tayyor boʻlishi bilan sahifa oʻzi ochiladi.',
  },
};

const reloadSeconds = 5;

/** The answer of a host that has no release yet: 503 with a calm page that reloads itself. */
export function buildingPage(code: HostCode): Answer {
  const { title, text } = words[code];
  const html = `<!doctype html>
<html lang="${hosts[code].languageTag}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<meta http-equiv="refresh" content="${reloadSeconds}">
<title>${title}</title>
<style>
:root { color-scheme: light dark; }
body { margin: 0; min-height: 100vh; display: grid; place-content: center; padding: 24px;
  background: #faf8f4; color: #17140f; font: 18px/1.5 system-ui, sans-serif; text-align: center; }
h1 { margin: 0 0 16px; font: 400 40px/1.1 Georgia, serif; }
p { margin: 0 auto; max-width: 44ch; }
hr { width: 64px; margin: 0 auto 24px; border: 0; border-top: 1px solid #9a7a3f; }
@media (prefers-color-scheme: dark) { body { background: #17140f; color: #faf8f4; } }
</style>
</head>
<body>
<main>
<hr>
<h1>${title}</h1>
<p role="status">${text}</p>
</main>
</body>
</html>
`;
  return {
    status: 503,
    headers: new Headers({
      'content-type': 'text/html; charset=utf-8',
      'cache-control': 'no-store',
      'retry-after': String(reloadSeconds),
    }),
    body: Buffer.from(html),
  };
}
