import { once } from 'node:events';
import { connect, createServer, type AddressInfo, type Server, type Socket } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';

/** A line to a server that is as slow as a phone's, and can be cut. */
export class SlowLine {
  /** Bytes that went to the server. */
  carried = 0;
  private readonly sockets = new Set<Socket>();
  private isCut = false;
  /** When the line is free for more, milliseconds. */
  private freeAt = 0;

  private constructor(
    private readonly server: Server,
    private readonly target: number,
    private readonly bytesPerMillisecond: number,
  ) {
    server.on('connection', (client) => this.carry(client));
  }

  /** @param target port of this machine that it leads to */
  static async open(target: number, megabitsPerSecond: number): Promise<SlowLine> {
    const server = createServer();
    const line = new SlowLine(server, target, (megabitsPerSecond * 1_000_000) / 8 / 1000);
    server.listen(0, '127.0.0.1');
    await once(server, 'listening');
    return line;
  }

  get port(): number {
    return (this.server.address() as AddressInfo).port;
  }

  /** Breaks every connection, and takes no other for a time. */
  async cut(milliseconds: number): Promise<void> {
    this.isCut = true;
    for (const socket of this.sockets) socket.resetAndDestroy();
    await wait(milliseconds);
    this.isCut = false;
  }

  async close(): Promise<void> {
    for (const socket of this.sockets) socket.destroy();
    this.server.close();
    await once(this.server, 'close');
  }

  private carry(client: Socket): void {
    if (this.isCut) {
      client.resetAndDestroy();
      return;
    }
    const upstream = connect(this.target, '127.0.0.1');
    for (const [one, other] of [
      [client, upstream],
      [upstream, client],
    ] as const) {
      this.sockets.add(one);
      // A broken connection is what this line is for.
      one.on('error', () => other.destroy());
      one.on('close', () => {
        this.sockets.delete(one);
        other.destroy();
      });
    }
    upstream.pipe(client);
    void this.send(client, upstream);
  }

  private async send(client: Socket, upstream: Socket): Promise<void> {
    try {
      for await (const chunk of client as AsyncIterable<Buffer>) {
        await this.pace(chunk.length);
        this.carried += chunk.length;
        if (!upstream.write(chunk)) await once(upstream, 'drain');
      }
      upstream.end();
    } catch {
      // Cut: both ends hear of it by themselves.
      upstream.destroy();
    }
  }

  /** Waits for the turn of so many bytes; all connections share the line. */
  private async pace(bytes: number): Promise<void> {
    const now = performance.now();
    this.freeAt = Math.max(now, this.freeAt) + bytes / this.bytesPerMillisecond;
    await wait(this.freeAt - now);
  }
}
