/** @jest-environment node */
import fc from 'fast-check';
import { slugOf } from './slug';

describe('addresses', () => {
  it('are plain Latin whatever the name', () => {
    expect(slugOf('A. Lange & Söhne', 'Lange 1', '191.032')).toBe('a-lange-sohne-lange-1-191-032');
    expect(slugOf('Hermès', 'Kelly 28', null)).toBe('hermes-kelly-28');
    expect(slugOf('“Construction No. 7”')).toBe('construction-no-7');
  });

  it('never hold anything that an address must not', () => {
    fc.assert(
      fc.property(fc.string(), (words) => {
        expect(slugOf(words)).toMatch(/^([a-z0-9]+(-[a-z0-9]+)*)?$/);
      }),
    );
  });
});
