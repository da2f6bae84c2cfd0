import { once } from 'node:events';
import { connect, createServer, type AddressInfo, type Server, type Socket } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';

/** A line to a server that may be as slow as a phone's, can be cut, and can lose all that is sent over it. */
export class Line {
  /** Bytes that went to the server. */
  carried = 0;
  private readonly sockets = new Set<Socket>();
  private isCut = false;
  /** Pending while the line is silent. */
  private heard = Promise.resolve();
  /** When the line is free for more, milliseconds. */
  private freeAt = 0;

  private constructor(
    private readonly server: Server,
    private readonly target: number,
    private readonly bytesPerMillisecond: number,
  ) {
    server.on('connection', (client) => this.carry(client));
  }

  /**
   * @param target port of this machine that it leads to
   * @param megabitsPerSecond as fast as the machine unless it is said
   */
  static async open(target: number, megabitsPerSecond = Infinity): Promise<Line> {
    const server = createServer();
    const line = new Line(server, target, (megabitsPerSecond * 1_000_000) / 8 / 1000);
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

  /**
   * Carries nothing for a time, and breaks nothing: connections are taken and stay, and neither end hears
   * that the other one has gone, as where packets are lost. What was sent arrives afterwards.
   */
  async silence(milliseconds: number): Promise<void> {
    this.heard = wait(milliseconds);
    await this.heard;
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
      one.on('error', () => undefined);
      one.on('close', () => {
        this.sockets.delete(one);
        void this.heard.then(() => other.destroy());
      });
    }
    void this.pass(upstream, client, () => undefined);
    void this.pass(client, upstream, (bytes) => this.pace(bytes));
  }

  /** @param before waits for the turn of so many bytes */
  private async pass(
    from: Socket,
    to: Socket,
    before: (bytes: number) => Promise<void> | undefined,
  ): Promise<void> {
    try {
      for await (const chunk of from as AsyncIterable<Buffer>) {
        await this.heard;
        await before(chunk.length);
        if (!to.write(chunk)) await once(to, 'drain');
      }
      to.end();
    } catch {
      // Cut: both ends hear of it by themselves.
      to.destroy();
    }
  }

  /** Waits until so many bytes have gone over; all connections share the line. */
  private async pace(bytes: number): Promise<void> {
    this.carried += bytes;
    if (this.bytesPerMillisecond === Infinity) return;
    const now = performance.now();
    this.freeAt = Math.max(now, this.freeAt) + bytes / this.bytesPerMillisecond;
    await wait(this.freeAt - now);
  }
}
