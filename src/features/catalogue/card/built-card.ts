import { graphql } from 'gatsby';
import type { ItemCard } from '../../../contract/items';

/** A card as the build gives it. */
export function builtCard({ entityId, ...card }: Queries.ItemCardFieldsFragment): ItemCard {
  return {
    ...card,
    id: entityId,
    tags: [...card.tags],
    pictures: [...card.pictures],
    availability: [...card.availability],
  };
}

export const itemCardFields = graphql`
  fragment ItemCardFields on Item {
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
    model
    reference
    year
    diameter
    bodyMaterial {
      id
      title
    }
    price
    priceWithDiscount
    priceUsd
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
