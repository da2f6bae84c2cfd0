/** @jest-environment node */
import { foreignTexts } from './foreign-texts';
import { factsOf } from './page-facts';

const page = `<!doctype html><html lang="ru"><head><title>Часы</title>
<meta name="description" content="О часах"><meta name="robots" content="index, follow">
<link rel="canonical" href="https://ru.karat.example/clocks_today/">
<script type="application/ld+json">{"@type":"ItemList"}</script></head><body>
<h1>Часы</h1><a href="/uslugi/?from=list#top">Услуги</a><a href="//foreign.example/">x</a>
<a lang="uz" href="https://uz.karat.example/">Oʻzbekcha <b>til</b></a>
<img src="/x.jpg" alt="Циферблат"><p>Открыто</p><script>const word = "info:faq.title";</script>
</body></html>`;

test('a page is read as a crawler reads it', () => {
  const facts = factsOf(page);
  expect(facts).toMatchObject({
    title: 'Часы',
    description: 'О часах',
    robots: 'index, follow',
    canonical: '/clocks_today/',
    h1: 1,
    links: ['/uslugi/'],
    jsonLd: ['{"@type":"ItemList"}'],
  });
});

test('what is read aloud counts, what is of another language or no text does not', () => {
  expect(factsOf(page).texts).toEqual(
    expect.arrayContaining(['Циферблат', 'Открыто', 'Часы', 'О часах']),
  );
  expect(factsOf(page).texts.join(' ')).not.toMatch(/zbekcha|til|info:/);
});

test('a page whose words come with scripts has none of its own', () => {
  const built = (main: string) => factsOf(`<body><nav>Меню</nav>${main}</body>`);
  const empty = built(`<main><nav>Главная</nav><h1>Часы</h1><ul aria-busy="true"><li></li></ul>
    <noscript>Включите скрипты</noscript><form><label>Имя</label></form></main>`);
  expect(empty).toMatchObject({ hasHeadingInMain: true, mainTexts: [], isBusy: true });
  const whole = built('<h1>Часы</h1><main><p>Сталь, 41 мм<br>1 200 000 ₽</p></main>');
  expect(whole).toMatchObject({ hasHeadingInMain: false, isBusy: false });
  expect(whole.mainTexts).toEqual(['Сталь, 41 мм', '1 200 000 ₽']);
});

test.each([
  ['ru', 'Ціна за запитом'],
  ['ru', 'Read more about watches'],
  ['ru', 'info:faq.title'],
  ['ru', 'faq.title'],
  ['ru', 'Страница {{page}}'],
  ['ua', 'Часы в продаже'],
  ['en', 'Watches часы'],
  ['uz', 'Soatlar часы'],
] as const)('on %s "%s" is found', (host, text) => {
  expect(foreignTexts(host, [text])).toEqual([text]);
});

test.each([
  ['ru', 'Rolex Submariner Date 126610LN, вид спереди'],
  ['ru', 'Кольцо Cartier Juste un Clou из розового золота'],
  ['ua', 'Годинник Jaeger-LeCoultre'],
  ['en', 'For example, МС-123456'],
  ['uz', 'Oʻzbekiston, sanʼat asarlari'],
] as const)('on %s "%s" is of the language', (host, text) => {
  expect(foreignTexts(host, [text])).toEqual([]);
});
