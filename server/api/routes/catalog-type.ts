import { isCatalogType, type CatalogType } from '../../../src/config/catalogs';
import { notFound } from '../http/failure';

/** @throws ApiFailure 404 when the path names no list. */
export function catalogTypeOf(segment: string): CatalogType {
  if (!isCatalogType(segment)) throw notFound();
  return segment;
}
