import { catalogTypes, itemKinds } from '../../config/catalogs';
import { availabilityStatuses, conditions, equipments, itemTags } from '../../config/item-labels';

const enumType = (name: string, values: readonly string[]) =>
  `enum ${name} { ${values.join(' ')} }`;

/** The closed vocabularies of an item, so that a query gives them as unions. */
export const enumTypes = [
  enumType('ItemKind', itemKinds),
  enumType('CatalogType', catalogTypes),
  enumType('AvailabilityStatus', availabilityStatuses),
  enumType('Equipment', equipments),
  enumType('Condition', conditions),
  enumType('ItemTag', itemTags),
].join('\n');
