import fc from 'fast-check';
import { networkOf } from './visitor-network';

test.each([
  ['203.0.113.9', '203.0.113.9'],
  ['::ffff:203.0.113.9', '203.0.113.9'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
  ['2001:DB8:1:2::1', '2001:db8:1:2::/64'],
  ['2001:db8::1', '2001:db8:0:0::/64'],
  ['::1', '0:0:0:0::/64'],
  ['fe80::1%eth0', 'fe80:0:0:0::/64'],
  ['nobody', 'nobody'],
])('%s is counted as %s', (address, network) => expect(networkOf(address)).toBe(network));

test('all addresses of a network of 64 bits are one visitor, and others are others', () => {
  const group = fc.integer({ min: 0, max: 0xffff }).map((value) => value.toString(16));
  const four = fc.array(group, { minLength: 4, maxLength: 4 });
  fc.assert(
    fc.property(four, four, four, (network, one, other) => {
      const [left, right] = [one, other].map((rest) => [...network, ...rest].join(':'));
      expect(networkOf(left ?? '')).toBe(networkOf(right ?? ''));
      const foreign = [...network.slice(0, 3), network[3] === '1' ? '2' : '1', ...one].join(':');
      expect(networkOf(foreign)).not.toBe(networkOf(left ?? ''));
    }),
  );
});
