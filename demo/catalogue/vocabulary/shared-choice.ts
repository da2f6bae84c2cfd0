/**
 * The entry at a share (0 to 1) of a list, so that equally long lists of several languages give the
 * same fact.
 * @throws RangeError when the list is empty.
 */
export function sharedChoice<T>(list: readonly T[], share: number): T {
  const chosen = list[Math.floor(share * list.length)];
  if (chosen === undefined) throw new RangeError('nothing to choose from');
  return chosen;
}
