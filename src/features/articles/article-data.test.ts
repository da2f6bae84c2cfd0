import { articleData } from './article-data';

test('an article tells search engines its day, its list, its language and its address', () => {
  const article = {
    type: 5,
    title: 'Эмаль',
    preview: 'Стекло на металле',
    path: '/article/emal/',
    publishDate: '2026-05-17T09:30:00.000Z',
    minutes: 3,
    cover: { src: 'https://api.karat.example/pictures/a.jpg' },
  };
  expect(articleData(article, 'ua', { siteName: 'Карат', section: 'Статті' })).toMatchObject({
    '@type': 'Article',
    headline: 'Эмаль',
    articleSection: 'Статті',
    datePublished: '2026-05-17T09:30:00.000Z',
    inLanguage: 'uk',
    timeRequired: 'PT3M',
    mainEntityOfPage: 'https://ua.karat.example/article/emal/',
  });
});
