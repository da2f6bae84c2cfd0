import { previewPath, type PreviewAddress } from '../config/routes';
import { previewedEntities, type PreviewedEntity } from '../contract/drafts';

/** A signed link, as far as the site can tell. */
export type PreviewLink = PreviewAddress & { entity: PreviewedEntity };

/** The link that an address is; null when a part of it is missing. */
export function previewLinkOf({
  pathname,
  search,
}: {
  pathname: string;
  search: string;
}): PreviewLink | null {
  const [name, number = ''] = pathname.slice(previewPath.length).split('/');
  const query = new URLSearchParams(search);
  const [until, signature] = [query.get('until') ?? '', query.get('signature') ?? ''];
  const entity = previewedEntities.find((candidate) => candidate === name);
  const isWhole = /^[1-9]\d{0,9}$/.test(number) && /^[1-9]\d{0,11}$/.test(until);
  if (!pathname.startsWith(previewPath) || !entity || !isWhole || signature === '') return null;
  return { entity, id: Number(number), until: Number(until), signature };
}
