import { once } from 'node:events';
import { connect, type Socket } from 'node:net';

export interface Load {
  /** Answers a second. */
  perSecond: number;
  /** Milliseconds of each answer. */
  times: number[];
}

/**
 * Asks for one address over connections that are kept, as fast as each of them is answered. Answers
 * are known by the length of the first one, which costs far less than reading each of them.
 * @param request the whole text of the request
 * @throws Error when the first answer is not the expected one.
 */
export async function loadOf(
  port: number,
  request: string,
  { connections, seconds, status }: { connections: number; seconds: number; status: number },
): Promise<Load> {
  const bytes = await lengthOfAnswer(port, request, status);
  const times: number[] = [];
  const started = performance.now();
  const end = started + seconds * 1000;
  await Promise.all(
    Array.from({ length: connections }, () => visitor(port, request, bytes, end, times)),
  );
  return { perSecond: (times.length * 1000) / (performance.now() - started), times };
}

async function visitor(
  port: number,
  request: string,
  bytes: number,
  end: number,
  times: number[],
): Promise<void> {
  const socket = await open(port);
  await new Promise<void>((resolve, reject) => {
    let missing = bytes;
    let asked = performance.now();
    socket.once('error', reject);
    socket.once('close', () => resolve());
    socket.on('data', (chunk) => {
      missing -= chunk.length;
      if (missing > 0) return;
      if (missing < 0) return reject(new Error('an answer was longer than the first one'));
      const now = performance.now();
      times.push(now - asked);
      if (now >= end) return socket.destroy();
      missing = bytes;
      asked = now;
      socket.write(request);
    });
    socket.write(request);
  });
}

/** Bytes of an answer with its headers. */
async function lengthOfAnswer(port: number, request: string, status: number): Promise<number> {
  const socket = await open(port);
  let answer = Buffer.of();
  socket.write(request);
  try {
    for (;;) {
      const [chunk] = (await once(socket, 'data')) as [Buffer];
      answer = Buffer.concat([answer, chunk]);
      const headers = answer.indexOf('\r\n\r\n');
      if (headers < 0) continue;
      const head = answer.toString('latin1', 0, headers);
      if (!head.startsWith(`HTTP/1.1 ${status} `)) throw new Error(`answered: ${head}`);
      const length = Number(/^content-length: (\d+)/im.exec(head)?.[1] ?? 0);
      const whole = headers + 4 + (status === 304 ? 0 : length);
      if (answer.length >= whole) return whole;
    }
  } finally {
    socket.destroy();
  }
}

async function open(port: number): Promise<Socket> {
  const socket = connect({ port, host: '127.0.0.1', noDelay: true });
  await once(socket, 'connect');
  return socket;
}
