import pLimit from 'p-limit';

/**
 * Runs `task` over all values, at most `limit` at the same time; results in the order of the values.
 * The first failure is thrown, and nothing further is started.
 */
export function mapLimited<Value, Result>(
  limit: number,
  values: readonly Value[],
  task: (value: Value, index: number) => Promise<Result>,
): Promise<Result[]> {
  const limited = pLimit(limit);
  const run = async (value: Value, index: number) => {
    try {
      return await task(value, index);
    } catch (error) {
      limited.clearQueue();
      throw error;
    }
  };
  return Promise.all(values.map((value, index) => limited(run, value, index)));
}
