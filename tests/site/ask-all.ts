import { ask } from '../support/ask';

const atOnce = 8;

/** The status that the edge answers each path with, by path. */
export async function statusesOf(
  hostName: string,
  paths: Iterable<string>,
): Promise<Map<string, number>> {
  const statuses = new Map<string, number>();
  const rest = [...paths];
  const worker = async () => {
    for (let path = rest.pop(); path !== undefined; path = rest.pop()) {
      statuses.set(path, (await ask(hostName, path, { method: 'HEAD' })).status);
    }
  };
  await Promise.all(Array.from({ length: atOnce }, worker));
  return statuses;
}
