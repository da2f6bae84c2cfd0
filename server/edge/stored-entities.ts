import type { Entity } from './entity';

/**
 * Keeps what the emulator answered for a path, the least recently asked going first. A release
 * never changes, so an answer holds for its lifetime; the emulator itself reads and parses the
 * site's rules anew for each request, which takes milliseconds.
 */
export class StoredEntities {
  private readonly entities = new Map<string, Entity>();
  private bytes = 0;

  constructor(private readonly maxBytes: number) {}

  get(path: string): Entity | null {
    const entity = this.entities.get(path);
    if (!entity) return null;
    this.entities.delete(path);
    this.entities.set(path, entity);
    return entity;
  }

  keep(path: string, entity: Entity): void {
    // One huge file must not push out everything else.
    if (this.entities.has(path) || entity.body.length > this.maxBytes / 4) return;
    this.entities.set(path, entity);
    this.bytes += entity.body.length;
    for (const [oldest, { body }] of this.entities) {
      if (this.bytes <= this.maxBytes) break;
      this.entities.delete(oldest);
      this.bytes -= body.length;
    }
  }
}
