/** @jest-environment node */
import { installedVersion, knownVersion } from './inside';

test('Gatsby is the version whose inside the warm builder knows', () => {
  expect(installedVersion()).toBe(knownVersion);
});
