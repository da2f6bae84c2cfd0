import fc from 'fast-check';
import { sanitise } from '../sanitise';
import { anchorsOf } from './anchor';
import { articleText } from './article-text';
import { htmlParts } from './html-parts';
import { readingMinutes } from './reading-time';

const backend = 'http://127.0.0.1:8001';
const origins = { site: 'https://ru.karat.example', backend };

describe('the contents of a text', () => {
  test('each section has an anchor that can be read, and one that comes again is counted', () => {
    const { html, sections } = articleText(
      '<h2>Что <em>это</em> &amp; зачем?</h2><p>a</p><h2>Її ціна</h2><h2>Її ціна</h2>',
      backend,
    );
    expect(sections).toEqual([
      { id: 'part-chto-eto-zachem', title: 'Что это & зачем?' },
      { id: 'part-yiyi-cina', title: 'Її ціна' },
      { id: 'part-yiyi-cina-2', title: 'Її ціна' },
    ]);
    expect(html).toContain('<h2 id="part-yiyi-cina-2">Її ціна</h2>');
  });

  test('whatever titles are, anchors are different and can stand in an address', () => {
    fc.assert(
      fc.property(fc.array(fc.string({ unit: 'grapheme' })), (titles) => {
        const anchors = anchorsOf(titles);
        expect(new Set(anchors).size).toBe(titles.length);
        for (const anchor of anchors) expect(anchor).toMatch(/^part-[a-z0-9-]+$/);
      }),
    );
  });
});

describe('the time that reading takes', () => {
  test('is one minute at least, and grows with the words', () => {
    expect(readingMinutes('')).toBe(1);
    expect(readingMinutes('<p>слово</p>'.repeat(900))).toBe(5);
  });
});

describe('pictures of a text', () => {
  test('come through the image CDN in the width and format that suit', () => {
    const { html } = articleText(
      `<p><img src="${backend}/a.jpg" alt="&quot;A&quot;" width="800" height="600" loading="lazy" /></p>`,
      backend,
    );
    expect(html).toContain('alt="&quot;A&quot;" width="800" height="600" loading="lazy"');
    expect(html).toContain('640w');
    expect(html).not.toContain('960w');
    expect(html).toContain('<picture><source type="image/webp" srcset="/.netlify/images?url=');
  });

  test('of another origin are not loaded before a click: their words lead to them', () => {
    const foreign = '<img src="https://a.example/x.jpg" alt="Вид" loading="lazy" />';
    expect(articleText(`<p>${foreign}</p>`, backend).html).toBe(
      '<p><a href="https://a.example/x.jpg" rel="noopener">Вид</a></p>',
    );
    expect(articleText(`<p><a href="/x/">${foreign}</a></p>`, backend).html).toBe(
      '<p><a href="/x/">Вид</a></p>',
    );
  });
});

test('parts of sanitised HTML, joined again, are the HTML', () => {
  fc.assert(
    fc.property(fc.string(), fc.webUrl(), (text, url) => {
      const html = sanitise(
        `<p>${text}</p><img src="${url}" alt="${text}"><a href="${url}">x</a>`,
        origins,
      );
      expect(
        htmlParts(html)
          .map(({ raw }) => raw)
          .join(''),
      ).toBe(html);
    }),
  );
});
