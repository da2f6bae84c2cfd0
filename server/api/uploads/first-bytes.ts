import { open } from 'node:fs/promises';
import { tellingBytes } from './file-kinds';

/** As many bytes of a file as tell its type. */
export async function firstBytesOf(file: string): Promise<Buffer> {
  const handle = await open(file);
  try {
    const { buffer, bytesRead } = await handle.read(Buffer.alloc(tellingBytes), 0, tellingBytes, 0);
    return buffer.subarray(0, bytesRead);
  } finally {
    await handle.close();
  }
}
