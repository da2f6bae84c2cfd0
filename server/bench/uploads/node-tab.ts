import { randomBytes } from 'node:crypto';
import { createReadStream, existsSync, readFileSync, writeFileSync } from 'node:fs';
import { stat } from 'node:fs/promises';
import { basename } from 'node:path';
import pLimit from 'p-limit';
import { Upload } from 'tus-js-client';
import { limits } from '../../../src/config/limits';
import { requestKinds } from '../../../src/config/request-kinds';
import { uploadKeyHeader } from '../../../src/contract/uploads';

/**
 * A visitor's tab without a browser: `node-tab.ts <api> <state> <photo>…` sends photos as the site
 * does, and then the request. What it knows is in a file, so that a tab that was killed goes on.
 */
const [api = '', stateFile = '', ...photos] = process.argv.slice(2);

interface Known {
  formKey: string;
  /** Addresses of uploads by the names of their files. */
  urls: Record<string, string>;
}

const known: Known = existsSync(stateFile)
  ? (JSON.parse(readFileSync(stateFile, 'utf8')) as Known)
  : { formKey: randomBytes(32).toString('base64url'), urls: {} };
const keep = () => writeFileSync(stateFile, JSON.stringify(known));

async function send(path: string): Promise<string> {
  const name = basename(path);
  const { size } = await stat(path);
  await new Promise<void>((resolve, reject) => {
    const upload = new Upload(createReadStream(path), {
      endpoint: `${api}/uploads`,
      uploadUrl: known.urls[name] ?? null,
      uploadSize: size,
      headers: { [uploadKeyHeader]: known.formKey },
      metadata: { filename: name, key: name.replace(/\W/g, '-') },
      chunkSize: limits.uploadChunkBytes,
      retryDelays: Array.from({ length: 60 }, () => 1000),
      storeFingerprintForResuming: false,
      onUploadUrlAvailable: () => {
        if (upload.url) known.urls[name] = upload.url;
        keep();
      },
      onSuccess: () => resolve(),
      onError: reject,
    });
    upload.start();
  });
  const id = basename(known.urls[name] ?? '');
  await post(`/uploads/${id}/check`, { upload_key: known.formKey });
  return id;
}

async function post(path: string, body: object): Promise<void> {
  for (let attempt = 0; ; attempt += 1) {
    try {
      const answer = await fetch(`${api}${path}`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify(body),
      });
      if (answer.ok) return;
      throw new Error(`${path}: ${answer.status} ${await answer.text()}`);
    } catch (error) {
      // Only a line that is cut rejects with a TypeError.
      if (!(error instanceof TypeError) || attempt === 60) throw error;
      await new Promise((resolve) => setTimeout(resolve, 1000));
    }
  }
}

async function main(): Promise<void> {
  const slots = pLimit(limits.uploadsAtOnce);
  const uploads = await Promise.all(photos.map((path) => slots(() => send(path))));
  await post('/feedback', {
    user_name: 'Проба',
    telephone: '+79165550101',
    feedback_type: requestKinds.onlineAppraisal,
    uploads,
    upload_key: known.formKey,
  });
}

main().catch((error: unknown) => {
  console.error(error);
  process.exitCode = 1;
});
