import type { HostCode } from '../../src/config/hosts';
import { readConfig } from '../api/config';
import { callAdmin, type Admin } from '../content/call-admin';

/** A row as editors see it. */
export type EditedRow = Record<string, unknown> & { id: number; url: string };

/** An editor of a local backend. */
export class Editor {
  private readonly admin: Admin;

  /**
   * @param port of the backend; that of the environment by default
   * @throws Error when the environment takes the known token away and names no other
   */
  constructor(host: HostCode, port?: number) {
    const config = readConfig({ KARAT_LOCAL: '1', ...process.env });
    if (!config.editorToken) throw new Error('no editors’ token: set EDITOR_TOKEN');
    this.admin = {
      base: `http://127.0.0.1:${port ?? config.port}/${host}`,
      token: config.editorToken,
    };
  }

  /** @throws Error when none of the first fifty rows is wanted */
  async firstRow(
    entity: string,
    isWanted: (row: EditedRow) => boolean = () => true,
  ): Promise<EditedRow> {
    const answer = await callAdmin(this.admin, { method: 'GET', path: `${entity}?per_page=50` });
    const row = (answer as { items: EditedRow[] }).items.find(isWanted);
    if (!row) throw new Error(`the backend has no ${entity}`);
    return row;
  }

  change(entity: string, id: number, body: object): Promise<unknown> {
    return callAdmin(this.admin, { method: 'PUT', path: `${entity}/${id}`, body });
  }
}
