import type { ItemKind } from '../../config/catalogs';
import { itemDetail, type Item } from '../../contract/items';
import { ApiError } from '../../shared/lib/api-error';
import { callApi } from '../../shared/lib/http';

/** An item as the backend has it now; null when the backend does not know it. */
export async function fetchItem(
  kind: ItemKind,
  url: string,
  signal: AbortSignal,
): Promise<Item | null> {
  try {
    return await callApi(itemDetail, { params: { kind, url }, signal });
  } catch (error) {
    if (error instanceof ApiError && error.status === 404) return null;
    throw error;
  }
}
