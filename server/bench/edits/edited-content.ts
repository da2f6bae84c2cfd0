import { hostCodes, type HostCode } from '../../../src/config/hosts';
import { editedEntities, type EditedEntity } from '../../../src/contract/edited-bodies';
import { editedList, type EditedRow } from '../../../src/contract/editing';
import { checked } from '../../../src/contract/endpoint';
import { callAdmin, type Admin } from '../../content/call-admin';
import type { KnownRows } from './random-rows';

const perPage = 100;

/** Field of a row that is part of the address of a page, or decides which page shows it. */
export const addressFields: Partial<Record<EditedEntity, string>> = {
  services: 'url',
  articles: 'url',
  videos: 'url',
  terms: 'key',
  documents: 'city',
  cities: 'alias',
  brands: 'url',
  items: 'url',
  menu: 'url',
  seo: 'path',
};

/** The rows that editors of some hosts see, as they are while a bench changes them. */
export class EditedContent {
  private readonly rows = new Map<string, EditedRow[]>();
  /** Names that rows had which are gone or are called otherwise now, by entity. */
  private readonly freed = new Map<EditedEntity, string[]>();
  /** Parts of the addresses that texts and menus of any host lead to. */
  private readonly linked = new Set<string>();

  /** Reads all rows of all hosts. */
  static async read(adminOf: (host: HostCode) => Admin): Promise<EditedContent> {
    const content = new EditedContent();
    for (const host of hostCodes) {
      for (const entity of editedEntities) {
        const rows = await readRows(adminOf(host), entity);
        content.rows.set(`${host} ${entity}`, rows);
        content.noteLinks(rows);
      }
    }
    return content;
  }

  /** By id. */
  of(host: HostCode, entity: EditedEntity): EditedRow[] {
    const rows = this.rows.get(`${host} ${entity}`) ?? [];
    this.rows.set(`${host} ${entity}`, rows);
    return rows;
  }

  known(host: HostCode): KnownRows {
    const textsOf = (entity: EditedEntity, field: string) =>
      this.of(host, entity).flatMap((row) => {
        const value = row[field];
        return typeof value === 'string' ? [value] : [];
      });
    return {
      brands: this.of(host, 'brands').map(({ id }) => id),
      countries: [...new Set(textsOf('brands', 'country'))],
      cities: textsOf('cities', 'alias'),
    };
  }

  /** Whether nothing leads to the page of a row, so that its address may change or go. */
  mayMove(entity: EditedEntity, row: EditedRow): boolean {
    const field = addressFields[entity];
    const name = field ? row[field] : null;
    if (entity === 'menu' || entity === 'seo' || entity === 'documents') return true;
    if (typeof name !== 'string') return true;
    // Pages of services and branches are also linked by the code.
    const isOwn = name.startsWith('edit-');
    return isOwn || (entity !== 'services' && entity !== 'cities' && !this.linked.has(name));
  }

  /** Names that a new row of a host can have: freed ones, and those that other hosts' rows have. */
  namesFor(host: HostCode, entity: EditedEntity): string[] {
    const field = addressFields[entity];
    if (!field) return [];
    const namesOf = (code: HostCode) => this.of(code, entity).map((row) => String(row[field]));
    const taken = new Set(namesOf(host));
    const elsewhere = hostCodes.flatMap(namesOf).filter((name) => name.startsWith('edit-'));
    return [...(this.freed.get(entity) ?? []), ...elsewhere].filter((name) => !taken.has(name));
  }

  /** Notes a row as the backend has it now; null when it is gone. */
  note(host: HostCode, entity: EditedEntity, id: number, row: EditedRow | null): void {
    const rows = this.of(host, entity);
    const at = rows.findIndex((known) => known.id === id);
    const field = addressFields[entity];
    const before = field && rows[at]?.[field];
    if (typeof before === 'string' && before !== (field && row?.[field])) {
      this.freed.set(entity, [...(this.freed.get(entity) ?? []), before]);
    }
    if (at >= 0) rows.splice(at, 1, ...(row ? [row] : []));
    else if (row) rows.push(row);
  }

  /** Notes which pages the texts of rows lead to. */
  noteLinks(rows: readonly EditedRow[]): void {
    for (const [link] of JSON.stringify(rows).matchAll(/"\/[^"\\\s]*|\\"\/[^"\\\s]*/g)) {
      for (const part of link.split(/[/"\\#?]+/)) if (part) this.linked.add(part);
    }
  }
}

async function readRows(admin: Admin, entity: EditedEntity): Promise<EditedRow[]> {
  const rows: EditedRow[] = [];
  for (let page = 1; ; page += 1) {
    const path = `${entity}?page=${page}&per_page=${perPage}`;
    const told = await callAdmin(admin, { method: 'GET', path });
    const answer = checked(editedList.answer, told, path);
    const { items, lastPage } = editedList.reshape(answer);
    rows.push(...items);
    if (page >= lastPage) return rows;
  }
}
