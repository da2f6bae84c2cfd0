/**
 * A function of one argument that computes each answer once and keeps it: for arguments that recur.
 * @param most answers that are kept; of more, the one asked for longest ago is forgotten
 */
export function oncePerKey<Key, Value>(
  compute: (key: Key) => Value,
  most = Infinity,
): (key: Key) => Value {
  const known = new Map<Key, Value>();
  return (key) => {
    let value = known.get(key);
    if (value === undefined) value = compute(key);
    else if (most === Infinity) return value;
    // The last asked for comes last, so that the first is the one to be forgotten.
    known.delete(key);
    known.set(key, value);
    if (known.size > most) known.delete(known.keys().next().value as Key);
    return value;
  };
}
