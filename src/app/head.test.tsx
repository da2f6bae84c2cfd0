import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { render } from '@testing-library/react';
import type { ComponentProps } from 'react';
import { PageHead } from './head';

const data = readFileSync(join(__dirname, '../locales/ru/common.json'), 'utf8');
const locales = { edges: [{ node: { ns: 'common', language: 'ru', data } }] };

function headOf(props: Partial<ComponentProps<typeof PageHead>> = {}) {
  const { container } = render(
    <PageHead host="ru" locales={locales} title="A" description="B" path="/clock/a/" {...props} />,
  );
  const attribute = (selector: string, name = 'content') =>
    container.querySelector(selector)?.getAttribute(name) ?? null;
  return {
    canonical: attribute('link[rel="canonical"]', 'href'),
    robots: attribute('meta[name="robots"]'),
    languages: container.querySelectorAll('link[hreflang]').length,
    og: (name: string) => attribute(`meta[property="og:${name}"]`),
    twitter: attribute('meta[name="twitter:card"]'),
  };
}

describe('one address for each page', () => {
  test('an indexed page names itself, for messengers too', () => {
    const { canonical, robots, og } = headOf();
    expect(canonical).toBe('https://ru.karat.example/clock/a/');
    expect(og('url')).toBe(canonical);
    expect(robots).toBe('index, follow');
  });

  test('a page of a list is a page of its own', () => {
    const { canonical, robots } = headOf({ path: '/clocks_today/page-2/', page: 2 });
    expect(canonical).toBe('https://ru.karat.example/clocks_today/page-2/');
    expect(robots).toBe('index, follow');
  });

  test('what is of the visitor alone is not indexed and has no languages', () => {
    const hidden = headOf({ path: '/favorites/' });
    expect(hidden.robots).toBe('noindex, follow');
    expect(hidden.languages).toBe(0);
  });

  test('what is not found has no address', () => {
    const { canonical, robots, og } = headOf({ path: null });
    expect([canonical, og('url')]).toEqual([null, null]);
    expect(robots).toBe('noindex, follow');
  });
});

describe('what messengers show', () => {
  const card = 'https://api.karat.example/cards/ru/items/1/0.jpg';

  test('is the card of the page, with its size', () => {
    const { og, twitter } = headOf({ card });
    expect(og('image')).toBe(card);
    expect([og('image:width'), og('image:height')]).toEqual(['1200', '630']);
    expect(og('image:type')).toBe('image/jpeg');
    expect(og('image:alt')).toBe('A — Карат');
    expect(twitter).toBe('summary_large_image');
  });

  test('is its picture where it has no card, of which no size is claimed', () => {
    const { og } = headOf({ image: 'https://x.example/a.jpg' });
    expect(og('image')).toBe('https://x.example/a.jpg');
    expect(og('image:width')).toBeNull();
  });

  test('is the card of the house where it has neither', () => {
    const { og, twitter } = headOf();
    expect(og('image')).toBe('https://ru.karat.example/cards/ru.jpg');
    expect(og('image:width')).toBe('1200');
    expect(twitter).toBe('summary_large_image');
  });
});
