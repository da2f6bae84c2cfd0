/** @jest-environment jsdom */
import fc from 'fast-check';
import { sanitise } from './sanitise';

const origins = { site: 'https://ru.karat.example', backend: 'http://127.0.0.1:8001' };
const clean = (html: string) => sanitise(html, origins);

/** Tags and their attributes that may be left over; nothing else. */
const allowed: Record<string, string[]> = {
  ...Object.fromEntries(
    'h2 h3 h4 p br strong em blockquote ul ol li table caption thead tbody tr figure figcaption'
      .split(' ')
      .map((tag) => [tag, []]),
  ),
  a: ['href', 'rel'],
  img: ['src', 'alt', 'width', 'height', 'loading'],
  th: ['colspan', 'rowspan', 'scope'],
  td: ['colspan', 'rowspan'],
};

/** What a browser's parser finds in the cleaned HTML that it should not. */
function leftovers(html: string): string[] {
  const parsed = new DOMParser().parseFromString(`<body>${html}</body>`, 'text/html');
  return [...parsed.querySelectorAll('head > *, body *')].flatMap((element) => {
    const tag = element.tagName.toLowerCase();
    const attributes = allowed[tag];
    if (!attributes) return [tag];
    const strange = element
      .getAttributeNames()
      .filter((name) => name !== 'lang' && !attributes.includes(name))
      .map((name) => `${tag} ${name}`);
    const href = element.getAttribute('href');
    const src = element.getAttribute('src');
    if (href !== null && !/^(https?:|mailto:|tel:|\/(?![/\\]))/i.test(href)) strange.push(href);
    if (src !== null && !/^(https:|http:\/\/127\.0\.0\.1:8001\/)/i.test(src)) strange.push(src);
    return strange;
  });
}

describe('HTML is sanitised once at intake', () => {
  test('headings, lists, quotes, tables and figures stay as they are', () => {
    const html =
      '<h2>A</h2><p>b<br /><strong>c</strong><em>d</em></p><ul><li>e</li></ul><ol><li>f</li></ol>' +
      '<blockquote>g</blockquote><table><caption>h</caption><thead><tr><th scope="col">i</th></tr>' +
      '</thead><tbody><tr><td colspan="2">j</td></tr></tbody></table>' +
      '<figure><img src="https://cdn.example/k.jpg" alt="k" width="10" height="20" loading="lazy" />' +
      '<figcaption>l</figcaption></figure>';
    expect(clean(html)).toBe(html);
  });

  test('a part says its language, if it is one', () => {
    const html = '<p><em lang="fr">savoir-faire</em></p><blockquote lang="uz-Latn">a</blockquote>';
    expect(clean(html)).toBe(html);
    expect(clean('<p lang="&quot;x&quot;">a</p><b lang="">b</b>')).toBe(
      '<p>a</p><strong>b</strong>',
    );
  });

  test('a first heading becomes a second, b and i become strong and em', () => {
    expect(clean('<h1>A</h1><h6>B</h6><b>c</b><i>d</i>')).toBe(
      '<h2>A</h2><h4>B</h4><strong>c</strong><em>d</em>',
    );
  });

  test.each([
    ['/uslugi/', '<a href="/uslugi/">x</a>'],
    ['https://ru.karat.example/video/', '<a href="https://ru.karat.example/video/">x</a>'],
    ['https://other.example/', '<a href="https://other.example/" rel="noopener">x</a>'],
    ['mailto:a@b.example', '<a href="mailto:a@b.example">x</a>'],
    ['tel:+74950000000', '<a href="tel:+74950000000">x</a>'],
    ['//other.example', '<a>x</a>'],
    ['/\\other.example', '<a>x</a>'],
    ['relative', '<a>x</a>'],
    ['javascript:alert(1)', '<a>x</a>'],
    ['JaVaScRiPt&colon;alert(1)', '<a>x</a>'],
    ['java\tscript:alert(1)', '<a>x</a>'],
    ['data:text/html,<b>', '<a>x</a>'],
    ['vbscript:x', '<a>x</a>'],
  ])('a link to %s becomes %s', (href, link) => {
    expect(clean(`<a href="${href}" target="_blank" onclick="x()">x</a>`)).toBe(link);
  });

  test.each([
    ['http://127.0.0.1:8001/pictures/a.jpg', true],
    ['https://anywhere.example/a.jpg', true],
    ['http://anywhere.example/a.jpg', false],
    ['/a.jpg', false],
    ['//anywhere.example/a.jpg', false],
    ['data:image/svg+xml,<svg onload=alert(1)>', false],
    ['', false],
  ])('a picture from %s is kept: %s', (src, isKept) => {
    expect(clean(`<img src="${src}">`).includes('<img')).toBe(isKept);
  });

  test.each([
    '<script>alert(1)</script>',
    '<scr<script>ipt>alert(1)</scr</script>ipt>',
    '<img src=x onerror=alert(1)>',
    '<svg><script>alert(1)</script></svg>',
    '<svg/onload=alert(1)>',
    '<math><mtext><table><mglyph><style><!--</style><img title="--&gt;&lt;img src=1 onerror=alert(1)&gt;">',
    '<noscript><p title="</noscript><img src=x onerror=alert(1)>">',
    '<form><math><mtext></form><form><mglyph><svg><mtext><style><path id="</style><img onerror=alert(1) src>">',
    '<iframe srcdoc="<script>alert(1)</script>"></iframe>',
    '<template><img src=x onerror=alert(1)></template>',
    '<p style="position:fixed" class="a" id="b">x</p>',
    '<a href="https://x.example" onmouseover="alert(1)">x</a>',
    '<base href="https://x.example/"><meta http-equiv="refresh" content="0;url=x"><link rel=stylesheet href=x>',
    '<object data="x"></object><embed src="x"><video src="x" onerror=alert(1)></video>',
    '<input autofocus onfocus=alert(1)><select><option>x</option></select><textarea>x</textarea>',
    '<table background="javascript:alert(1)"><td width=1 onclick=alert(1)>',
    '<!--><img src=x onerror=alert(1)>-->',
    '<![CDATA[<img src=x onerror=alert(1)>]]>',
    '<p>\u0000<\u0000script>alert(1)</script>',
    '<title><img src=x onerror=alert(1)></title>',
  ])('nothing hostile is left of %s', (html) => {
    expect(leftovers(clean(html))).toEqual([]);
  });

  test('broken tags that leave a paragraph within a paragraph stay clean', () => {
    const cleaned = clean('<p><javascript:--><p>');
    expect(clean(cleaned)).toBe(cleaned);
  });

  test('whatever editors write, only what is allowed is left, and a second pass changes nothing', () => {
    const piece = fc.oneof(
      fc.constantFrom(
        ...'script style svg math a img p h1 iframe noscript template table td form b title'
          .split(' ')
          .flatMap((tag) => [`<${tag}>`, `</${tag}>`, `<${tag} `, `<${tag}/`]),
      ),
      fc.constantFrom('href=', 'src=', 'onerror=alert(1)', 'style=x', '"', "'", '>', '<', '<!--'),
      fc.constantFrom('-->', '&lt;', '&#x6a;', 'javascript:', 'https://x.example/', '//x', '/y'),
      fc.string({ maxLength: 6 }),
    );
    fc.assert(
      fc.property(fc.array(piece, { maxLength: 24 }), (pieces) => {
        const cleaned = clean(pieces.join(''));
        expect(leftovers(cleaned)).toEqual([]);
        expect(clean(cleaned)).toBe(cleaned);
      }),
      { numRuns: 2_000 },
    );
  });
});
