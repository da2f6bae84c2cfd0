/** The largest id that a column of ids can hold. */
const largestKey = 2_147_483_647;

/** An id that rows can have, or null: PostgreSQL refuses to compare with a larger number. */
export function toKey(value: string | number): number | null {
  const key = typeof value === 'string' && !/^\d+$/.test(value) ? Number.NaN : Number(value);
  return Number.isInteger(key) && key > 0 && key <= largestKey ? key : null;
}

export function toKeys(values: readonly number[]): number[] {
  return values.map(toKey).filter((key) => key !== null);
}
