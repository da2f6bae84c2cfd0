import { graphql } from 'gatsby';
import type { CatalogType, ItemKind } from '../../config/catalogs';
import type { AvailabilityStatus, Condition, Equipment, ItemTag } from '../../config/item-labels';
import type { Item } from '../../contract/items';

/** An item as the build knows it: the contract checked its words when the node was made. */
export function builtItem(node: Queries.ItemFieldsFragment): Item {
  const { entityId, ...item } = node;
  return {
    ...item,
    id: entityId,
    kind: item.kind as ItemKind,
    catalogType: item.catalogType as CatalogType,
    equipment: item.equipment as Equipment,
    condition: item.condition as Condition,
    tags: item.tags as ItemTag[],
    insertions: [...item.insertions],
    pictures: [...item.pictures],
    availability: item.availability.map((place) => ({
      ...place,
      status: place.status as AvailabilityStatus,
    })),
  };
}

export const itemFields = graphql`
  fragment ItemFields on Item {
    entityId
    url
    kind
    catalogType
    title
    brand {
      id
      url
      title
    }
    collection {
      id
      url
      title
    }
    model
    reference
    year
    diameter
    bodyForm {
      id
      title
    }
    bodyMaterial {
      id
      title
    }
    madeIn
    gender {
      id
      title
    }
    type {
      id
      url
      title
    }
    insertions {
      id
      title
    }
    equipment
    condition
    description
    price
    priceWithDiscount
    priceUsd
    priceWithDiscountUsd
    isPriceOnRequest
    tags
    availability {
      cityAlias
      cityTitle
      status
    }
    pictures {
      src
      width
      height
      color
      alt
    }
    datePublish
  }
`;
