import { spawn, type ChildProcess } from 'node:child_process';
import { join } from 'node:path';
import type { Answer, Part } from './tasks';

const program = join(__dirname, 'process.ts');

/** A process that carries out tasks on parts of the files, one after the other. */
export class FileProcess {
  private readonly child: ChildProcess;
  private hasEnded = false;
  /** Of the part that is under way. */
  private fail: (error: Error) => void = () => undefined;

  constructor() {
    this.child = spawn(process.execPath, ['--import', require.resolve('tsx'), program], {
      stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
      // Texts with all their letters, as they are.
      serialization: 'advanced',
    });
    const onEnd = (reason: unknown) => {
      this.hasEnded = true;
      this.fail(new Error(`a process that works on files has ended (${String(reason)})`));
    };
    this.child.once('exit', (code, signal) => onEnd(signal ?? code));
    this.child.on('error', (error) => onEnd(error.message));
    // Whoever has nothing else to do need not wait for a process at rest.
    this.child.unref();
    this.child.channel?.unref();
  }

  get pid(): number {
    return this.child.pid ?? 0;
  }

  get isUsable(): boolean {
    return !this.hasEnded;
  }

  /** @throws Error of the file that failed, with its code, or that the process has ended */
  async carryOut(part: Part): Promise<readonly unknown[]> {
    this.child.channel?.ref();
    try {
      const answer = await this.answerTo(part);
      if ('results' in answer) return answer.results;
      const { message, code } = answer.failure;
      throw Object.assign(new Error(message), code === undefined ? {} : { code });
    } finally {
      this.child.channel?.unref();
    }
  }

  end(): void {
    if (this.child.connected) this.child.disconnect();
  }

  private answerTo(part: Part): Promise<Answer> {
    return new Promise((resolve, reject) => {
      this.fail = reject;
      this.child.once('message', (answer: Answer) => resolve(answer));
      this.child.send(part, (error) => error && reject(error));
    });
  }
}
