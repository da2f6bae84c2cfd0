import type { GatsbyNode } from 'gatsby';
import { contentTypes } from './schema/content';
import { enumTypes } from './schema/enums';
import { itemTypes } from './schema/items';
import { offerTypes } from './schema/offers';
import { salesTypes } from './schema/sales';
import { siteTypes } from './schema/site';

/**
 * Every type that pages ask for, so that an empty list of the backend builds like a full one and a
 * field that is always null keeps its type.
 */
export const createSchemaCustomization: GatsbyNode['createSchemaCustomization'] = ({ actions }) => {
  actions.createTypes([enumTypes, siteTypes, itemTypes, salesTypes, offerTypes, contentTypes]);
};
