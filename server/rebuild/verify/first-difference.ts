/** Characters shown on each side of the first difference. */
const context = 60;

/**
 * Where two texts part, with what stands around that place in each.
 * @returns `at`: bytes from the beginning
 */
export function firstDifference(
  one: Buffer,
  other: Buffer,
): { at: number; one: string; other: string } {
  const shorter = Math.min(one.length, other.length);
  let at = 0;
  while (at < shorter && one[at] === other[at]) at += 1;
  return { at, one: around(one, at), other: around(other, at) };
}

/** A letter of several bytes that is cut at an end is shown as a sign of its own. */
function around(text: Buffer, at: number): string {
  const from = Math.max(0, at - context);
  const piece = text.subarray(from, at + context).toString('utf8');
  const isWhole = at + context >= text.length;
  return `${from > 0 ? '…' : ''}${JSON.stringify(piece).slice(1, -1)}${isWhole ? '' : '…'}`;
}

/** A place in JSON at which two values differ first, such as `result.data.items[3].price`. */
export function differingField(one: unknown, other: unknown): string | null {
  if (!isObject(one) || !isObject(other)) return Object.is(one, other) ? null : '';
  for (const key of new Set([...Object.keys(one), ...Object.keys(other)])) {
    const below = differingField(one[key], other[key]);
    if (below === null) continue;
    const step = Array.isArray(one) ? `[${key}]` : key;
    return below === '' || below.startsWith('[') ? `${step}${below}` : `${step}.${below}`;
  }
  return null;
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null;
}
