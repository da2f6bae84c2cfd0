import { spawn, type ChildProcess } from 'node:child_process';
import { join } from 'node:path';
import type { Answer, Part } from './tasks';

const program = join(__dirname, 'process.ts');

/** A process that carries out tasks on parts of the files, one after the other. */
export class FileProcess {
  private readonly child: ChildProcess;

  constructor() {
    this.child = spawn(process.execPath, ['--import', require.resolve('tsx'), program], {
      stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
      // Texts with all their letters, as they are.
      serialization: 'advanced',
    });
    // Whoever has nothing else to do need not wait for a process at rest.
    this.child.unref();
    this.child.channel?.unref();
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
      const { child } = this;
      const settled = () => {
        child.off('message', onMessage);
        child.off('exit', onEnd);
        child.off('error', onEnd);
      };
      const onMessage = (answer: Answer) => {
        settled();
        resolve(answer);
      };
      const onEnd = (reason: unknown) => {
        settled();
        reject(new Error(`a process that works on files has ended (${String(reason)})`));
      };
      child.on('message', onMessage);
      child.once('exit', onEnd);
      child.once('error', onEnd);
      child.send(part, (error) => error && onEnd(error.message));
    });
  }
}
