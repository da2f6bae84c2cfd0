import { randomUUID } from 'node:crypto';
import { mkdir, readFile, readdir, rename, rm, stat, utimes, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

/** A transformed picture. */
export interface Picture {
  type: string;
  /** When it must be made anew, in ms since 1970: the source's own max-age. */
  expiresAt: number;
  body: Buffer;
}

/** Keeps transformed pictures on disk, the least recently used going first beyond `maxBytes`. */
export class PictureStore {
  private sizes: Promise<Map<string, number>> | null = null;

  constructor(
    private readonly directory: string,
    private readonly maxBytes: number,
  ) {}

  async get(key: string): Promise<Picture | null> {
    const sizes = await this.known();
    const size = sizes.get(key);
    if (size === undefined) return null;
    try {
      const picture = parse(await readFile(join(this.directory, key)));
      sizes.delete(key);
      sizes.set(key, size);
      if (picture.expiresAt <= Date.now()) return null;
      await utimes(join(this.directory, key), new Date(), new Date());
      return picture;
    } catch {
      // Removed or spoilt from outside: it is made anew and written over.
      sizes.delete(key);
      return null;
    }
  }

  async keep(key: string, { type, expiresAt, body }: Picture): Promise<void> {
    const sizes = await this.known();
    const head = Buffer.from(`${JSON.stringify({ type, expiresAt })}\n`);
    const draft = join(this.directory, `.${randomUUID()}`);
    await writeFile(draft, Buffer.concat([head, body]));
    await rename(draft, join(this.directory, key));
    sizes.delete(key);
    sizes.set(key, head.length + body.length);
    await this.shrink(sizes);
  }

  private async shrink(sizes: Map<string, number>): Promise<void> {
    let total = [...sizes.values()].reduce((sum, size) => sum + size, 0);
    for (const [key, size] of sizes) {
      if (total <= this.maxBytes) return;
      sizes.delete(key);
      total -= size;
      await rm(join(this.directory, key), { force: true });
    }
  }

  private known(): Promise<Map<string, number>> {
    this.sizes ??= this.list();
    return this.sizes;
  }

  /** What earlier runs left, the longest unused first; drafts of a crash are removed. */
  private async list(): Promise<Map<string, number>> {
    await mkdir(this.directory, { recursive: true });
    const names = await readdir(this.directory);
    const files = await Promise.all(
      names.map(async (name) => ({ name, ...(await stat(join(this.directory, name))) })),
    );
    for (const { name } of files.filter((file) => file.name.startsWith('.'))) {
      await rm(join(this.directory, name), { force: true });
    }
    return new Map(
      files
        .filter(({ name }) => !name.startsWith('.'))
        .sort((a, b) => a.mtimeMs - b.mtimeMs)
        .map(({ name, size }) => [name, size]),
    );
  }
}

function parse(file: Buffer): Picture {
  const end = file.indexOf('\n');
  const head = JSON.parse(file.subarray(0, end).toString()) as Omit<Picture, 'body'>;
  return { ...head, body: file.subarray(end + 1) };
}
