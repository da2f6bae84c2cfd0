import { type ItemKind } from '../../../src/config/catalogs';
import { type HostCode } from '../../../src/config/hosts';

/** What visitors call the items of a kind when they search. */
export const kindWords: Record<HostCode, Record<ItemKind, string>> = {
  ru: {
    clock: 'часы наручные',
    jewelry: 'украшение украшения ювелирное изделие',
    accessory: 'аксессуар аксессуары',
    art: 'картина картины живопись искусство',
  },
  en: {
    clock: 'watch watches wristwatch',
    jewelry: 'jewelry jewellery',
    accessory: 'accessory accessories',
    art: 'painting paintings picture art',
  },
  ua: {
    clock: 'годинник годинники наручний',
    jewelry: 'прикраса прикраси ювелірний виріб',
    accessory: 'аксесуар аксесуари',
    art: 'картина картини живопис мистецтво',
  },
  uz: {
    clock: 'soat soatlar qoʻl soati',
    jewelry: 'taqinchoq taqinchoqlar zargarlik buyumi',
    accessory: 'aksessuar aksessuarlar',
    art: 'rasm rasmlar surat sanʼat',
  },
};

/** Languages beside its own that a host's visitors search in, by the host that writes them. */
export const searchedBeside: Record<HostCode, readonly HostCode[]> = {
  ru: ['en'],
  en: ['ru'],
  ua: ['ru', 'en'],
  uz: ['ru', 'en'],
};
