import multipart, { type Multipart, type MultipartFile } from '@fastify/multipart';
import { type FastifyInstance, type FastifyRequest } from 'fastify';
import { randomUUID } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import { mkdir, readdir, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { limits } from '../../../src/config/limits';
import { type Problem } from '../../../src/contract/problems';
import { ApiFailure } from '../http/failure';
import { acceptedType, tellingBytes } from './file-kinds';
import { fileName, isNamedAsAccepted } from './file-name';
import { isOld, previewOf } from './folder';
import { inspectSent } from './inspect-file';

export interface ReceivedFile {
  /** As the visitor called it. */
  name: string;
  /** Media type by the first bytes. */
  type: string;
  /** Bytes. */
  size: number;
  /** Name in the folder of uploads, once kept. */
  storedAs: string;
  /** Its small copy there; null without one. */
  previewAs: string | null;
}

export interface ReceivedForm {
  fields: Record<string, unknown>;
  files: ReceivedFile[];
  /** Where a file lies until it is kept or discarded. */
  pathOf: (file: ReceivedFile) => string;
  /** What is wrong with the files. */
  problems: Problem[];
  /** Moves the files where they stay. */
  keep: () => Promise<void>;
  /** Removes them, kept or not. */
  discard: () => Promise<void>;
}

/** Bytes of a whole form: ten files with some room for fields. */
const largestForm = limits.uploadFiles * limits.uploadFileBytes + 1024 * 1024;
const unfinishedFolder = 'unfinished';

/** Lets the routes of a scope take forms with files. */
export async function acceptForms(scope: FastifyInstance): Promise<void> {
  await scope.register(multipart, {
    limits: {
      fileSize: limits.uploadFileBytes,
      // Some more than may come, so that it is we who say what was too much.
      files: limits.uploadFiles * 3,
      fields: 60,
      fieldSize: 64 * 1024,
      parts: 100,
    },
    throwFileSizeLimit: false,
  });
}

/**
 * Makes the folder of forms that are being read, and removes what those left that ended with their process.
 * @param keepMs how long a file may rest before it counts as left, milliseconds: another backend may be
 * reading a form into the same folder
 */
export async function openUploads(folder: string, keepMs: number): Promise<void> {
  const unfinished = join(folder, unfinishedFolder);
  await mkdir(unfinished, { recursive: true });
  for (const name of await readdir(unfinished)) {
    if (await isOld(join(unfinished, name), Date.now(), keepMs)) {
      await rm(join(unfinished, name), { force: true });
    }
  }
}

/**
 * Reads a multipart form, its files straight to disk. A file that cannot be accepted is read to its
 * end and dropped, so that the caller hears what was wrong.
 * @throws ApiFailure 413 when the form is too large, 400 when it breaks off; nothing stays on disk
 */
export async function receiveForm(request: FastifyRequest, folder: string): Promise<ReceivedForm> {
  if (Number(request.headers['content-length'] ?? 0) > largestForm) throw new ApiFailure(413);
  const form = emptyForm(folder);
  try {
    for await (const part of request.parts()) await receivePart(form, part, folder);
  } catch (error) {
    await form.discard();
    if (error instanceof ApiFailure || isDiskFull(error)) throw error;
    request.log.info({ err: error }, 'an upload broke off');
    throw new ApiFailure(400);
  }
  return form;
}

/** It is not the visitor's form that is at fault. */
function isDiskFull(error: unknown): boolean {
  const { code } = error as NodeJS.ErrnoException;
  return code === 'ENOSPC' || code === 'EDQUOT';
}

/** Reads the files of a form as a whole; one that cannot be read is a problem of the form. */
export async function readFiles(form: ReceivedForm): Promise<void> {
  for (const file of form.files) {
    const path = form.pathOf(file);
    const found = await inspectSent({ path, type: file.type }, previewOf(path));
    if (typeof found === 'string') form.problems.push(found);
    else if (found.isPictured) file.previewAs = previewOf(file.storedAs);
  }
}

function emptyForm(folder: string): ReceivedForm {
  const files: ReceivedFile[] = [];
  return {
    fields: Object.create(null) as Record<string, unknown>,
    files,
    problems: [],
    pathOf: ({ storedAs }) => join(folder, unfinishedFolder, storedAs),
    keep: async () => {
      for (const name of namesOf(files)) {
        await rename(join(folder, unfinishedFolder, name), join(folder, name));
      }
    },
    discard: async () => {
      for (const name of namesOf(files)) {
        await rm(join(folder, unfinishedFolder, name), { force: true });
        await rm(join(folder, name), { force: true });
      }
    },
  };
}

const namesOf = (files: readonly ReceivedFile[]) =>
  files.flatMap(({ storedAs, previewAs }) => [
    storedAs,
    ...(previewAs === null ? [] : [previewAs]),
  ]);

async function receivePart(form: ReceivedForm, part: Multipart, folder: string): Promise<void> {
  if (part.type === 'field') {
    form.fields[part.fieldname] = part.value;
    return;
  }
  if (form.files.length >= limits.uploadFiles) {
    form.problems.push('tooManyFiles');
    await drain(chunksOf(part));
    return;
  }
  const file = await receiveFile(part, folder, form);
  if (!file) return;
  if (part.file.truncated) form.problems.push('fileTooLarge');
}

/** Null when nothing was written: no file was chosen, or its first bytes are of another type. */
async function receiveFile(
  part: MultipartFile,
  folder: string,
  form: ReceivedForm,
): Promise<ReceivedFile | null> {
  const chunks = chunksOf(part);
  const start = await firstBytes(chunks);
  if (start.length === 0 && !part.filename) return null;
  const type = await acceptedType(start);
  const name = fileName(part.filename);
  if (type === null || !isNamedAsAccepted(name)) {
    form.problems.push('fileTypeWrong');
    await drain(chunks);
    return null;
  }
  const file: ReceivedFile = { name, type, size: 0, storedAs: randomUUID(), previewAs: null };
  // Known before it is written, so that a break in the middle removes it too.
  form.files.push(file);
  await pipeline(
    counted(start, chunks, (bytes) => (file.size += bytes)),
    createWriteStream(join(folder, unfinishedFolder, file.storedAs)),
  );
  return file;
}

async function firstBytes(chunks: AsyncIterator<Buffer>): Promise<Buffer> {
  const read: Buffer[] = [];
  let size = 0;
  while (size < tellingBytes) {
    const next = await chunks.next();
    if (next.done) break;
    read.push(next.value);
    size += next.value.length;
  }
  return Buffer.concat(read);
}

async function* counted(
  start: Buffer,
  rest: AsyncIterator<Buffer>,
  count: (bytes: number) => void,
): AsyncGenerator<Buffer> {
  count(start.length);
  yield start;
  for (let next = await rest.next(); !next.done; next = await rest.next()) {
    count(next.value.length);
    yield next.value;
  }
}

function chunksOf(part: MultipartFile): AsyncIterator<Buffer> {
  return part.file[Symbol.asyncIterator]() as AsyncIterator<Buffer>;
}

/** Reads on by the iterator that has begun: while it listens, the stream does not flow by itself. */
async function drain(chunks: AsyncIterator<Buffer>): Promise<void> {
  while (!(await chunks.next()).done);
}
