import { hostCodes, hosts, languageOf, type Currency } from '../../src/config/hosts';
import { type Database } from '../../server/api/db/connect';
import { currencyRates } from '../../server/api/db/schema/rates';
import {
  lookupKinds,
  lookups,
  lookupTitles,
  type LookupKind,
} from '../../server/api/db/schema/lookups';
import { bodyForms } from '../catalogue/lookups/body-forms';
import { bodyMaterials } from '../catalogue/lookups/body-materials';
import { clarities } from '../catalogue/lookups/clarities';
import { countries } from '../catalogue/lookups/countries';
import { genders } from '../catalogue/lookups/genders';
import { itemTypes } from '../catalogue/lookups/item-types';
import { type Titles } from '../catalogue/lookups/per-language';
import { stoneColours } from '../catalogue/lookups/stone-colours';
import { stoneCuts } from '../catalogue/lookups/stone-cuts';
import { stones } from '../catalogue/lookups/stones';
import { idsOf, insertAll, insertNumbered } from './insert';

/** Rates of the demonstration data: units of a currency for one US dollar. */
const unitsPerUsd: Record<Currency, number> = {
  RUB: 81.5,
  USD: 1,
  UAH: 42.1,
  UZS: 12_150,
};

const options: Record<LookupKind, Titles> = {
  body_form: bodyForms,
  body_material: bodyMaterials,
  gender: genders,
  item_type: Object.fromEntries(Object.entries(itemTypes).map(([key, { title }]) => [key, title])),
  country: countries,
  stone: stones,
  stone_cut: stoneCuts,
  stone_colour: stoneColours,
  clarity: clarities,
};

export type LookupId = (kind: LookupKind, key: string) => number;

/** Rates and options; gives the ids of the options. */
export async function seedReference(db: Database): Promise<LookupId> {
  await insertNumbered(
    db,
    currencyRates,
    hostCodes.map((host) => ({
      host,
      unitsPerUsd: unitsPerUsd[hosts[host].currency],
      asOf: '2026-10-30',
      source: 'demonstration',
    })),
  );
  const rows = lookupKinds.flatMap((kind) =>
    Object.entries(options[kind]).map(([key, title], position) => ({ kind, key, position, title })),
  );
  const idOf = idsOf(
    'option',
    rows.map(({ kind, key }) => `${kind}/${key}`),
  );
  await insertNumbered(
    db,
    lookups,
    rows.map(({ kind, key, position }) => ({ kind, key, position })),
  );
  await insertAll(
    db,
    lookupTitles,
    rows.flatMap(({ kind, key, title }) =>
      hostCodes.map((host) => ({
        lookupId: idOf(`${kind}/${key}`),
        host,
        title: title[languageOf(host)],
      })),
    ),
  );
  return (kind, key) => idOf(`${kind}/${key}`);
}
