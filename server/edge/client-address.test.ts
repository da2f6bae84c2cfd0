/** @jest-environment node */
import { clientAddresses } from './client-address';

const visitor = '203.0.113.7';

test('without trusted proxies only the connection counts', () => {
  const clientAddress = clientAddresses('');
  expect(clientAddress({ remoteAddress: '::ffff:192.0.2.1', forwardedFor: visitor })).toBe(
    '192.0.2.1',
  );
});

test.each([
  ['127.0.0.1', '127.0.0.1'],
  ['10.0.0.0/8, ::1', '10.1.2.3'],
  ['10.0.0.0/8 ::1', '::1'],
  ['loopback', '127.0.0.2'],
])('what one of the proxies %s has added counts: %s', (trusted, remoteAddress) => {
  const clientAddress = clientAddresses(trusted);
  expect(clientAddress({ remoteAddress, forwardedFor: `192.0.2.9, ${visitor}` })).toBe(visitor);
  expect(clientAddress({ remoteAddress, forwardedFor: 'nonsense' })).toBe(remoteAddress);
  expect(clientAddress({ remoteAddress: '192.0.2.1', forwardedFor: visitor })).toBe('192.0.2.1');
});

test('what is no address is refused by the name of its variable', () => {
  expect(() => clientAddresses('proxy')).toThrow('TRUSTED_PROXIES names "proxy"');
});
