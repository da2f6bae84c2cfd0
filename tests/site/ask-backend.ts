/**
 * What the backend answers to a GET, as JSON. Each time on a connection of its own: one that was kept
 * open may have been closed by the other side while pages were read.
 */
export async function askBackend(url: string): Promise<unknown> {
  const answer = await fetch(url, { headers: { connection: 'close' } });
  return answer.json();
}
