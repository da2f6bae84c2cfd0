/**
 * Runs `task` over all values, at most `limit` at the same time; results in the order of the values.
 * The first failure is thrown, and nothing further is started.
 */
export async function mapAtMost<Value, Result>(
  limit: number,
  values: readonly Value[],
  task: (value: Value, index: number) => Promise<Result>,
): Promise<Result[]> {
  const results = new Array<Result>(values.length);
  const waiting = values.entries();
  let failed = false;
  const work = async () => {
    for (const [index, value] of waiting) {
      if (failed) return;
      try {
        results[index] = await task(value, index);
      } catch (error) {
        failed = true;
        throw error;
      }
    }
  };
  await Promise.all(Array.from({ length: Math.min(limit, values.length) }, work));
  return results;
}
