/** @jest-environment node */
import type { Article } from '../../contract/articles';
import { toArticleNode } from './reading-nodes';
import { articleText } from '../text/article-text';

function anArticle(more: Partial<Article> = {}): Article {
  return {
    id: 9,
    type: 3,
    url: 'a',
    title: 'A',
    preview: '',
    text: '<p>A</p>',
    cover: { src: 'http://x/a.jpg', width: 1, height: 1, color: '#000000', alt: '' },
    publishDate: '2026-05-17T09:30:00.000Z',
    isOnMainPage: false,
    socialCard: 'http://x/a.jpg',
    ...more,
  };
}

describe('the order of articles', () => {
  const orders = (type: Article['type'], total: number) =>
    Array.from({ length: total }, (_, index) => {
      const article = anArticle({ type, id: index + 1 });
      return toArticleNode((html) => articleText(html, ''))(article, { index, total }).order;
    });

  test.each([3, 7] as const)('of type %i is the order of the backend', (type) => {
    expect(orders(type, 4)).toEqual([...orders(type, 4)].sort((one, other) => one - other));
  });

  test('a new article moves no other one, whether it comes first or last', () => {
    expect(orders(3, 5).slice(1)).toEqual(orders(3, 4));
    expect(orders(7, 5).slice(0, -1)).toEqual(orders(7, 4));
  });

  test('its text is cleaned once at intake', () => {
    const node = toArticleNode(() => articleText('clean', ''))(anArticle(), { index: 0, total: 1 });
    expect(node).toMatchObject({ html: 'clean', path: '/article/a/' });
    expect(node).not.toHaveProperty('text');
  });
});
