import { type EditedEntity } from '../../../../src/contract/edited-bodies';
import { articleStore } from './articles';
import { brandStore } from './brands';
import { cityStore } from './cities';
import { documentStore } from './documents';
import { faqStore } from './faq';
import { importantMessageStore } from './important-messages';
import { itemStore } from './items';
import { menuStore } from './menu';
import { rateStore } from './rates';
import { reviewStore } from './reviews';
import { seoStore } from './seo';
import { serviceStore } from './services';
import { type EditedStore } from './store';
import { termStore } from './terms';
import { videoStore } from './videos';

/** The store of each entity that editors change. */
export const editedStores: { [Entity in EditedEntity]: EditedStore<Entity> } = {
  services: serviceStore,
  articles: articleStore,
  videos: videoStore,
  terms: termStore,
  documents: documentStore,
  cities: cityStore,
  rates: rateStore,
  brands: brandStore,
  items: itemStore,
  menu: menuStore,
  'important-messages': importantMessageStore,
  faq: faqStore,
  seo: seoStore,
  reviews: reviewStore,
};
