import { graphql } from 'gatsby';
import type { Item } from '../../contract/items';

/** An item as the build gives it. */
export function builtItem({ entityId, ...item }: Queries.ItemFieldsFragment): Item {
  return {
    ...item,
    id: entityId,
    tags: [...item.tags],
    insertions: [...item.insertions],
    pictures: [...item.pictures],
    availability: [...item.availability],
  };
}

/** What an item has besides what its card shows. */
export const itemFields = graphql`
  fragment ItemFields on Item {
    ...ItemCardFields
    collection {
      id
      url
      title
    }
    bodyForm {
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
    priceWithDiscountUsd
    socialCard
  }
`;
