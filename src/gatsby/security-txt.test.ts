/** @jest-environment node */
import { hostCodes, hosts } from '../config/hosts';
import { securityExpires } from '../config/security';
import { securityTxtOf } from './security-txt';

const day = 86_400_000;
const daysLeft = (Date.parse(securityExpires) - Date.now()) / day;

test('each host names its own mailbox, its languages and the address of the file itself', () => {
  expect(securityTxtOf('ua')).toBe(
    [
      'Contact: mailto:security@ua.karat.example',
      `Expires: ${securityExpires}`,
      'Preferred-Languages: uk, en',
      'Canonical: https://ua.karat.example/.well-known/security.txt',
      '',
    ].join('\n'),
  );
});

test.each(hostCodes)('%s has each field of RFC 9116 as it must be', (host) => {
  const text = securityTxtOf(host);
  expect(text.match(/^Contact: mailto:[\w.-]+@[\w.-]+$/gm)).toHaveLength(1);
  expect(text.match(/^Expires: \d{4}-\d\d-\d\dT\d\d:\d\d:\d\dZ$/gm)).toHaveLength(1);
  expect(text.match(/^Preferred-Languages: /gm)).toHaveLength(1);
  expect(text).toContain(`Canonical: https://${hosts[host].domain}/.well-known/security.txt\n`);
  expect(text).toContain(`Preferred-Languages: ${hosts[host].languageTag}`);
});

test('what it says holds for sixty days at least: look at src/config/security.ts and set the day anew', () => {
  expect(daysLeft).toBeGreaterThan(60);
});

test('it holds for less than a year, as RFC 9116 asks', () => {
  expect(daysLeft).toBeLessThan(366);
});
