import { graphql } from 'gatsby';
import type { CatalogType, ItemKind } from '../../../config/catalogs';
import type { AvailabilityStatus, ItemTag } from '../../../config/item-labels';
import type { ItemCard } from '../../../contract/items';

/** A card as the build knows it: the contract checked its words when the node was made. */
export function builtCard(node: Queries.ItemCardFieldsFragment): ItemCard {
  const { entityId, ...card } = node;
  return {
    ...card,
    id: entityId,
    kind: card.kind as ItemKind,
    catalogType: card.catalogType as CatalogType,
    tags: card.tags as ItemTag[],
    pictures: [...card.pictures],
    availability: card.availability.map((place) => ({
      ...place,
      status: place.status as AvailabilityStatus,
    })),
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
