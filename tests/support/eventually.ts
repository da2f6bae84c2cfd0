/** A value as soon as it is the awaited one; as it is after thirty seconds. */
export async function eventually<Value>(
  value: () => Value,
  isIt: (value: Value) => boolean,
): Promise<Value> {
  const deadline = Date.now() + 30_000;
  while (!isIt(value()) && Date.now() < deadline) {
    await new Promise((resolve) => setTimeout(resolve, 30));
  }
  return value();
}
