import { hostCodes, hosts as hostFacts } from '../../../../src/config/hosts';
import { type Database } from '../connect';
import { currencyRates, hosts } from '../schema/hosts';
import { lookups, lookupTitles, type LookupKind } from '../schema/lookups';
import { bodyForms } from './catalogue/lookups/body-forms';
import { bodyMaterials } from './catalogue/lookups/body-materials';
import { clarities } from './catalogue/lookups/clarities';
import { countries } from './catalogue/lookups/countries';
import { genders } from './catalogue/lookups/genders';
import { itemTypes } from './catalogue/lookups/item-types';
import { type Titles } from './catalogue/lookups/per-host';
import { stoneColours } from './catalogue/lookups/stone-colours';
import { stoneCuts } from './catalogue/lookups/stone-cuts';
import { stones } from './catalogue/lookups/stones';
import { insertAll } from './insert';

/** Rates of the demonstration data; an editor or a feed changes them later. */
const rates = [
  { currency: 'RUB', unitsPerUsd: 81.5, asOf: '2026-10-30' },
  { currency: 'USD', unitsPerUsd: 1, asOf: '2026-10-30' },
  { currency: 'UAH', unitsPerUsd: 42.1, asOf: '2026-10-30' },
  { currency: 'UZS', unitsPerUsd: 12_150, asOf: '2026-10-30' },
];

const options: Record<LookupKind, Titles> = {
  body_form: bodyForms,
  body_material: bodyMaterials,
  gender: genders,
  item_type: titlesOf(itemTypes),
  country: countries,
  stone: stones,
  stone_cut: stoneCuts,
  stone_colour: stoneColours,
  clarity: clarities,
};

/** Item types say which kind they belong to beside their titles. */
function titlesOf<Key extends string>(types: Record<Key, { title: Titles[string] }>): Titles {
  return Object.fromEntries(
    Object.entries<{ title: Titles[string] }>(types).map(([key, { title }]) => [key, title]),
  );
}

export type LookupIds = (kind: LookupKind, key: string) => number;

/** Hosts, rates and options; gives the ids of the options. */
export async function seedReference(db: Database): Promise<LookupIds> {
  await insertAll(db, currencyRates, rates);
  await insertAll(
    db,
    hosts,
    hostCodes.map((code) => ({ code, currency: hostFacts[code].currency })),
  );
  const rows = Object.entries(options).flatMap(([kind, titles]) =>
    Object.entries(titles).map(([key, title], position) => ({
      kind: kind as LookupKind,
      key,
      position,
      title,
    })),
  );
  const numbered = rows.map((row, index) => ({ ...row, id: index + 1 }));
  await insertAll(db, lookups, numbered);
  await insertAll(
    db,
    lookupTitles,
    numbered.flatMap(({ id, title }) =>
      hostCodes.map((host) => ({ lookupId: id, host, title: title[host] })),
    ),
  );
  const ids = new Map(numbered.map(({ kind, key, id }) => [`${kind}/${key}`, id]));
  return (kind, key) => {
    const id = ids.get(`${kind}/${key}`);
    if (id === undefined) throw new Error(`no ${kind} "${key}"`);
    return id;
  };
}
