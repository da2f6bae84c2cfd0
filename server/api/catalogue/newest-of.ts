import { type CatalogType } from '../../../src/config/catalogs';
import { type HostCode } from '../../../src/config/hosts';
import { filterOfAddress } from '../../../src/contract/list-address';
import { findPage, type Catalogue } from './find';

interface KeptFilter {
  host: HostCode;
  catalogType: CatalogType;
  /** As in the address of its list. */
  query: string;
}

/**
 * What was published after an instant in a list under a filter that somebody keeps: ids of the latest,
 * and the number of all. Nothing is new in a filter that cannot be read any more.
 * @param limit how many ids are wanted
 */
export async function newestOf(
  catalogue: Catalogue,
  { host, catalogType, query, after, limit }: KeptFilter & { after: Date; limit: number },
): Promise<{ ids: number[]; total: number }> {
  const filter = filterOfAddress(query);
  if (!filter) return { ids: [], total: 0 };
  return findPage(
    catalogue,
    { host, catalogType, filter: { ...filter, published_after: after } },
    { sortBy: 'date_publish', direction: 'desc', limit, offset: 0 },
  );
}
