import { type EditedEntity } from '../../../../src/contract/edited-bodies';
import { articleStore } from './articles';
import { brandStore } from './brands';
import { documentStore } from './documents';
import { faqStore } from './faq';
import { importantMessageStore } from './important-messages';
import { itemStore } from './items';
import { menuStore } from './menu';
import { seoStore } from './seo';
import { serviceStore } from './services';
import { type EditedStore } from './store';
import { termStore } from './terms';
import { videoStore } from './videos';

/** The store of each entity that editors change. */
export const editedStores: Record<EditedEntity, EditedStore> = {
  services: serviceStore,
  articles: articleStore,
  videos: videoStore,
  terms: termStore,
  documents: documentStore,
  brands: brandStore,
  items: itemStore,
  menu: menuStore,
  'important-messages': importantMessageStore,
  faq: faqStore,
  seo: seoStore,
};
