import { execFile } from 'node:child_process';
import { connect } from 'node:net';
import { promisify } from 'node:util';
import { requestKinds } from '../../src/config/request-kinds';
import { uploadKeyHeader } from '../../src/contract/uploads';
import { runnableProgram } from '../support/bundles';
import { databaseEnvironment } from './backend';
import { idOf } from './tus-client';

/** Asks for an appraisal of what the uploads show. */
export async function askWith(api: string, form: string, addresses: string[], key?: string) {
  const answer = await fetch(`${api}/ru/feedback`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({
      user_name: 'Иван',
      telephone: '+79165550101',
      feedback_type: requestKinds.onlineAppraisal,
      uploads: addresses.map(idOf),
      upload_key: form,
      idempotency_key: key,
    }),
  });
  const body = (await answer.json()) as { errors?: Record<string, string[]> };
  return { status: answer.status, photos: body.errors?.photos };
}

/** Sweeps files that wait longer than a day; gives the ids that still wait. */
export async function sweepAt(folder: string, now: number): Promise<string[]> {
  const program = runnableProgram('tests/support/sweep-uploads.ts');
  const { stdout } = await promisify(execFile)(
    process.execPath,
    [...program, folder, new Date(now).toISOString(), String(24 * 3_600_000)],
    { env: { ...process.env, ...(await databaseEnvironment(folder)) } },
  );
  return JSON.parse(stdout) as string[];
}

/** Sends half of the bytes that a part promises, and hangs up. */
export async function breakOff(address: string, form: string, bytes: Buffer): Promise<void> {
  const { port, pathname } = new URL(address);
  const head = [
    `PATCH ${pathname} HTTP/1.1`,
    'host: x',
    'tus-resumable: 1.0.0',
    'upload-offset: 0',
    'content-type: application/offset+octet-stream',
    `content-length: ${2 * bytes.length}`,
    `${uploadKeyHeader}: ${form}`,
  ];
  await new Promise<void>((resolve) => {
    const socket = connect(Number(port), '127.0.0.1', () => {
      socket.write(`${head.join('\r\n')}\r\n\r\n`);
      socket.write(bytes, () => setTimeout(() => socket.destroy(), 300));
    });
    socket.once('close', () => resolve());
  });
}
