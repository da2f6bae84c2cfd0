import { existsSync } from 'node:fs';
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

/** What is known of a stored picture beside its bytes. */
export interface PictureFacts {
  type: string;
  /** When it must be made anew, in ms since 1970: the source's own max-age. */
  expiresAt: number;
}

/**
 * Transformed pictures on disk: a file by the key, and its facts in `<key>.json`. It is deleted with
 * the folder of a developer's data; in production Netlify keeps them.
 */
export class PictureStore {
  constructor(readonly directory: string) {}

  /** Facts of a picture that can be sent; null when it must be made. */
  async get(key: string): Promise<PictureFacts | null> {
    if (!existsSync(join(this.directory, key))) return null;
    try {
      const text = await readFile(join(this.directory, `${key}.json`), 'utf8');
      const facts = JSON.parse(text) as PictureFacts;
      return facts.expiresAt > Date.now() ? facts : null;
    } catch {
      // Missing after a crash, or spoilt from outside: it is made anew and written over.
      return null;
    }
  }

  async keep(key: string, facts: PictureFacts, picture: Buffer): Promise<void> {
    await mkdir(this.directory, { recursive: true });
    await this.write(key, picture);
    await this.write(`${key}.json`, JSON.stringify(facts));
  }

  /** By one rename, so that nobody reads half a file. */
  private async write(name: string, content: Buffer | string): Promise<void> {
    const draft = join(this.directory, `${name}.draft`);
    await writeFile(draft, content);
    await rename(draft, join(this.directory, name));
  }
}
