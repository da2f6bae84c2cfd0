import fc from 'fast-check';
import { breadcrumbData, jsonLdText } from './json-ld';

test('no title can end the script it stands in, or change when entities are read in it', () => {
  fc.assert(
    fc.property(
      fc.oneof(
        fc.string(),
        fc.constantFrom('</script>', '<!--', ']]>', '&quot;', '&lt;/script>', '\u2028', '\u2029'),
      ),
      (name) => {
        const text = jsonLdText({ '@type': 'Thing', name });
        expect(text).not.toMatch(/[<&\u2028\u2029]/);
        expect(JSON.parse(text)).toEqual({
          '@context': 'https://schema.org',
          '@type': 'Thing',
          name,
        });
      },
    ),
  );
});

test('breadcrumbs are numbered from one and have whole addresses', () => {
  const data = breadcrumbData('https://ru.karat.example', [
    { title: 'Часы', path: '/clocks_today/' },
  ]);
  expect(data.itemListElement).toEqual([
    {
      '@type': 'ListItem',
      position: 1,
      name: 'Часы',
      item: 'https://ru.karat.example/clocks_today/',
    },
  ]);
});
