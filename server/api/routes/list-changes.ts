import { articleTypeNames, articleTypes } from '../../../src/config/article-types';
import { catalogOf, catalogs, type CatalogType } from '../../../src/config/catalogs';
import { routes } from '../../../src/config/routes';
import { listPathsOf, type Listable } from '../../../src/domain/catalogue-lists';

/** When each path changed last. */
export type Changes = Map<string, Date>;

/**
 * When the lists of the catalogue changed last: with the newest change of an item of theirs, also of one
 * that has left them for the archive or came back from there.
 */
export function changesOfCatalogueLists(
  items: readonly (Listable & { updatedAt: Date })[],
): Changes {
  const changes: Changes = new Map();
  for (const item of items) {
    for (const catalogType of [item.catalogType, counterpartOf(item.catalogType)]) {
      for (const path of listPathsOf({ ...item, catalogType })) note(changes, path, item.updatedAt);
    }
  }
  return changes;
}

function counterpartOf(catalogType: CatalogType): CatalogType {
  const { kind, isArchive } = catalogs[catalogType];
  return catalogOf(kind, !isArchive).type;
}

/** The same of the lists of articles and videos. */
export function changesOfReadingLists(
  articles: readonly { type: number; updatedAt: Date }[],
  videos: readonly { updatedAt: Date }[],
): Changes {
  const changes: Changes = new Map();
  for (const { type, updatedAt } of articles) {
    const name = articleTypeNames.find((candidate) => articleTypes[candidate] === type);
    if (name) note(changes, routes.articles(name), updatedAt);
  }
  for (const { updatedAt } of videos) note(changes, routes.videos(), updatedAt);
  return changes;
}

function note(changes: Changes, path: string, date: Date): void {
  const known = changes.get(path);
  if (!known || known < date) changes.set(path, date);
}
