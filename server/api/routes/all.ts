import { type FastifyInstance } from 'fastify';
import { type Dependencies } from '../dependencies';
import { articleRoutes } from './articles';
import { brandRoutes } from './brands';
import { clockCategoryRoutes } from './clock-categories';
import { contactRoutes } from './contacts';
import { currencyRoutes } from './currency';
import { documentRoutes } from './documents';
import { downloadImageRoutes } from './download-image';
import { feedbackRoutes } from './feedback';
import { filterRoutes } from './filters';
import { importantMessageRoutes } from './important-messages';
import { itemRoutes } from './items';
import { listingRoutes } from './listing';
import { mainDataRoutes } from './main-data';
import { menuRoutes } from './menu';
import { offerRoutes } from './offers';
import { referenceRoutes } from './reference';
import { reviewRoutes } from './reviews';
import { searchRoutes } from './search';
import { serviceRoutes } from './services';
import { sitemapRoutes } from './sitemap';
import { ticketRoutes } from './tickets';

type Routes = (api: FastifyInstance, dependencies: Dependencies) => void | Promise<void>;

/** Everything below `/:host`. */
export const hostRoutes: readonly Routes[] = [
  articleRoutes,
  brandRoutes,
  clockCategoryRoutes,
  contactRoutes,
  currencyRoutes,
  documentRoutes,
  downloadImageRoutes,
  feedbackRoutes,
  filterRoutes,
  importantMessageRoutes,
  itemRoutes,
  listingRoutes,
  mainDataRoutes,
  menuRoutes,
  offerRoutes,
  referenceRoutes,
  reviewRoutes,
  searchRoutes,
  serviceRoutes,
  sitemapRoutes,
  ticketRoutes,
];
