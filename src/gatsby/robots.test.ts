/** @jest-environment node */
import { robotsOf } from './robots';

test('robots of each host name the sitemap of that host', () => {
  expect(robotsOf('uz')).toBe(
    'User-agent: *\nAllow: /\n\nSitemap: https://uz.karat.example/sitemap-index.xml\n',
  );
});
