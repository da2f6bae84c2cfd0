import { limits } from '../../config/limits';
import { routes } from '../../config/routes';
import type { MakePage } from './page-maker';
import { ask, type BuildData } from './query';

interface Contacts {
  allContact: { nodes: { id: string; alias: string }[] };
}

/** A page for every city, and one without a city, which shows the default one (spec §2). */
export async function createContactPages(data: BuildData, makePage: MakePage): Promise<void> {
  const { allContact } = await ask<Contacts>(data, '{ allContact { nodes { id alias } } }');
  for (const { id, alias } of allContact.nodes) {
    makePage(routes.contacts(alias), 'contacts-page', { id });
    if (alias === limits.defaultCity) makePage(routes.contacts(), 'contacts-page', { id });
  }
}
