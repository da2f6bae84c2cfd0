import { type FastifyInstance } from 'fastify';
import { type Dependencies } from '../dependencies';
import { accountRoutes } from './account';
import { accountDataRoutes } from './account-data';
import { accountListRoutes } from './account-lists';
import { articleRoutes } from './articles';
import { brandRoutes } from './brands';
import { clockCategoryRoutes } from './clock-categories';
import { contactRoutes } from './contacts';
import { currencyRoutes } from './currency';
import { deskRequestRoutes } from './desk-requests';
import { deskSubscriberRoutes } from './desk-subscribers';
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
import { peopleRoutes } from './people';
import { personalFilterRoutes } from './personal-filters';
import { photoRoutes } from './photos';
import { productOrderRoutes } from './product-orders';
import { referenceRoutes } from './reference';
import { registrationRoutes } from './registration';
import { requestFileRoutes } from './request-files';
import { reviewRoutes } from './reviews';
import { salesRoutes } from './sales';
import { searchRoutes } from './search';
import { securityReportRoutes } from './security-reports';
import { serviceRoutes } from './services';
import { sitemapRoutes } from './sitemap';
import { subscriberRoutes } from './subscribers';
import { ticketRoutes } from './tickets';
import { uploadRoutes } from './uploads';
import { webVitalRoutes } from './web-vitals';

type Routes = (api: FastifyInstance, dependencies: Dependencies) => void | Promise<void>;

/** Everything below `/:host`. */
export const hostRoutes: readonly Routes[] = [
  accountDataRoutes,
  accountListRoutes,
  accountRoutes,
  articleRoutes,
  brandRoutes,
  clockCategoryRoutes,
  contactRoutes,
  currencyRoutes,
  deskRequestRoutes,
  deskSubscriberRoutes,
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
  peopleRoutes,
  personalFilterRoutes,
  photoRoutes,
  productOrderRoutes,
  referenceRoutes,
  registrationRoutes,
  requestFileRoutes,
  reviewRoutes,
  salesRoutes,
  searchRoutes,
  securityReportRoutes,
  serviceRoutes,
  sitemapRoutes,
  subscriberRoutes,
  ticketRoutes,
  uploadRoutes,
  webVitalRoutes,
];
