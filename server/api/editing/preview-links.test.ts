/** @jest-environment node */
import fc from 'fast-check';
import { checkLink, signLink, type SignedLink } from './preview-links';

const token = 'the-token-of-editors';
const link: SignedLink = { host: 'ru', entity: 'articles', id: 7, until: 2000 };
const signature = signLink(link, token);
const inTime = 2_000_000;

/** The status that a link is refused with; null when it is good. */
function refusal(
  changed: Partial<SignedLink & { signature: string }> = {},
  now = inTime,
  adminToken: string | null = token,
): number | null {
  try {
    checkLink({ ...link, signature, ...changed }, adminToken, now);
    return null;
  } catch (error) {
    return (error as { status: number }).status;
  }
}

test('a link is good until its time, and then refused as one that is over', () => {
  expect(refusal()).toBeNull();
  expect(refusal({}, inTime + 1)).toBe(419);
});

test('whatever is changed in a link makes it a forged one, also when its time is over', () => {
  expect(refusal({ host: 'en' })).toBe(403);
  expect(refusal({ entity: 'items' })).toBe(403);
  expect(refusal({ id: 8 })).toBe(403);
  expect(refusal({ until: 3000 })).toBe(403);
  expect(refusal({ id: 8 }, inTime + 1)).toBe(403);
});

test('no other text is a signature', () => {
  fc.assert(
    fc.property(fc.string(), (text) => {
      fc.pre(text !== signature);
      expect(refusal({ signature: text })).toBe(403);
    }),
  );
});

test('another token of the editors ends all links, and without one there are none', () => {
  expect(refusal({}, inTime, 'another')).toBe(403);
  expect(refusal({}, inTime, null)).toBe(403);
});
