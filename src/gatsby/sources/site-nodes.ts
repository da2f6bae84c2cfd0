import type { HostCode } from '../../config/hosts';
import type { City, Contact } from '../../contract/contacts';
import type { ImportantMessage } from '../../contract/important-messages';
import type { MenuRow } from '../../contract/menu';
import type { CityDocument } from '../../contract/reading';
import type { Clean, Position } from './source';

export function toMenuRowNode({ id, ...row }: MenuRow, { index }: Position) {
  return { ...row, entityId: id, order: index };
}

export function toCityNode({ id, ...city }: City, { index }: Position) {
  return { ...city, entityId: id, order: index };
}

export function toContactNode({ id, ...contact }: Contact, { index }: Position) {
  return { ...contact, entityId: id, order: index };
}

/** Answer of one host's `/sitemap`. */
export interface HostPages {
  id: HostCode;
  pages: readonly { path: string; updatedAt: string | null }[];
}

/** The pages that the backend of a host knows, and when each changed last (ISO 8601), if it keeps that. */
export function toHostPagesNode({ id, pages }: HostPages) {
  return {
    host: id,
    lastChanges: Object.fromEntries(pages.map(({ path, updatedAt }) => [path, updatedAt])),
  };
}

/** The documents of a city's branch; `id` is the city's alias. */
export function toCityDocumentsNode({ id, documents }: { id: string; documents: CityDocument[] }) {
  return {
    alias: id,
    documents: documents.map(({ id: entityId, ...file }) => ({ entityId, ...file })),
  };
}

export const toImportantMessageNode =
  (clean: Clean) =>
  ({ id, text }: ImportantMessage) => ({ entityId: id, html: clean(text) });
