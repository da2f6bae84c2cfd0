import { itemDetail, type Item } from '../../contract/items';
import type { ItemKind } from '../../config/catalogs';
import { ApiError } from '../../shared/lib/api-error';
import { callApi } from '../../shared/lib/http';

/** An item as it is now; null when the backend does not know it any more. */
export async function fetchListed(
  kind: ItemKind,
  url: string,
  signal: AbortSignal,
): Promise<Item | null> {
  try {
    return await callApi(itemDetail, { params: { kind, url }, signal, progress: false });
  } catch (error) {
    if (error instanceof ApiError && (error.status === 404 || error.status === 410)) return null;
    throw error;
  }
}
