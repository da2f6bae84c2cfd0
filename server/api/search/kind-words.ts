import { type ItemKind } from '../../../src/config/catalogs';
import { type LanguageCode } from '../../../src/config/languages';

/** What visitors call the items of a kind when they search. */
export const kindWords: Record<LanguageCode, Record<ItemKind, string>> = {
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

/** Languages beside its own that the readers of a language search in. */
export const searchedBeside: Record<LanguageCode, readonly LanguageCode[]> = {
  ru: ['en'],
  en: ['ru'],
  ua: ['ru', 'en'],
  uz: ['ru', 'en'],
};
