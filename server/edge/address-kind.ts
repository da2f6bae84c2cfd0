import { isFunctionPath } from './functions';
import { picturePath } from './picture-query';

/** What an address asks for, as metrics name it: few words, whatever visitors ask. */
export type AddressKind = 'function' | 'picture' | 'page data' | 'file' | 'page';

/** @param target path and query of a request, as they came */
export function addressKind(target: string): AddressKind {
  const path = target.split('?')[0] ?? '';
  if (isFunctionPath(path)) return 'function';
  if (picturePath.test(path)) return 'picture';
  if (path.startsWith('/page-data/')) return 'page data';
  return /\.\w{1,11}$/.test(path) ? 'file' : 'page';
}
