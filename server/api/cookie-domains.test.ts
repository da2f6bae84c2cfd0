import { hostCodes, hosts } from '../../src/config/hosts';
import { cookieDomainsOf, sharedDomain } from './cookie-domains';

test('a cookie of the API names the domain that it shares with the site, for each host', () => {
  const domains = cookieDomainsOf(undefined);
  for (const code of hostCodes) {
    expect(hosts[code].domain.endsWith(`.${domains[code]}`)).toBe(true);
    expect(new URL(hosts[code].apiBase).hostname.endsWith(`.${domains[code]}`)).toBe(true);
  }
});

test.each([
  ['ru.karat.example', 'api.karat.example', 'karat.example'],
  ['karat.example', 'api.karat.example', 'karat.example'],
  ['shop.ru.karat.example', 'api.ru.karat.example', 'ru.karat.example'],
  ['karat.example', 'akarat.example', null],
  ['ru.example', 'api.example', null],
  ['karat.example', 'karat.test', null],
])('%s and %s share %s', (site, api, shared) => {
  expect(sharedDomain(site, api)).toBe(shared);
});

test('a domain that does not hold both names is refused at start', () => {
  expect(() => cookieDomainsOf('other.example')).toThrow(
    /pages of ru\.karat\.example cannot read .* CSRF_COOKIE_DOMAIN is "other\.example"/,
  );
  expect(() => cookieDomainsOf('rat.example')).toThrow('CSRF_COOKIE_DOMAIN');
});
