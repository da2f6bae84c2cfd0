import { addressKind } from './address-kind';

test.each([
  ['/', 'page'],
  ['/clock/omega/?from=ad.html', 'page'],
  ['/clock/omega', 'page'],
  ['/app-0a1b2c.js', 'file'],
  ['/static/manrope.woff2', 'file'],
  ['/page-data/index/page-data.json', 'page data'],
  ['/.netlify/images?url=/x.jpg&w=300', 'picture'],
  ['/api/check-token?token=x', 'function'],
  ['', 'page'],
])('%s asks for a %s', (target, kind) => {
  expect(addressKind(target)).toBe(kind);
});
