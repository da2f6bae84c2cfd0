import { type FastifyInstance } from 'fastify';
import { type Dependencies } from '../dependencies';
import { accountRoutes } from './account';
import { accountListRoutes } from './account-lists';
import { articleRoutes } from './articles';
import { brandRoutes } from './brands';
import { clockCategoryRoutes } from './clock-categories';
import { contactRoutes } from './contacts';
import { currencyRoutes } from './currency';
import { documentRoutes } from './documents';
import { downloadImageRoutes } from './download-image';
import { draftRoutes } from './drafts';
import { editingRoutes } from './editing';
import { feedbackRoutes } from './feedback';
import { filterRoutes } from './filters';
import { importantMessageRoutes } from './important-messages';
import { itemRoutes } from './items';
import { listingRoutes } from './listing';
import { mainDataRoutes } from './main-data';
import { menuRoutes } from './menu';
import { offerRoutes } from './offers';
import { passwordRoutes } from './passwords';
import { photoRoutes } from './photos';
import { productOrderRoutes } from './product-orders';
import { referenceRoutes } from './reference';
import { registrationRoutes } from './registration';
import { reviewRoutes } from './reviews';
import { searchRoutes } from './search';
import { serviceRoutes } from './services';
import { sitemapRoutes } from './sitemap';
import { subscriberRoutes } from './subscribers';
import { ticketRoutes } from './tickets';
import { uploadRoutes } from './uploads';

type Routes = (api: FastifyInstance, dependencies: Dependencies) => void | Promise<void>;

/** Everything below `/:host`. */
export const hostRoutes: readonly Routes[] = [
  accountListRoutes,
  accountRoutes,
  articleRoutes,
  brandRoutes,
  clockCategoryRoutes,
  contactRoutes,
  currencyRoutes,
  documentRoutes,
  downloadImageRoutes,
  draftRoutes,
  editingRoutes,
  feedbackRoutes,
  filterRoutes,
  importantMessageRoutes,
  itemRoutes,
  listingRoutes,
  mainDataRoutes,
  menuRoutes,
  offerRoutes,
  passwordRoutes,
  photoRoutes,
  productOrderRoutes,
  referenceRoutes,
  registrationRoutes,
  reviewRoutes,
  searchRoutes,
  serviceRoutes,
  sitemapRoutes,
  subscriberRoutes,
  ticketRoutes,
  uploadRoutes,
];
