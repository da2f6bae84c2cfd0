/** What the house offers beside its lists. */
export const offerTypes = `
  type PawnshopAction implements Node @dontInfer {
    entityId: Int!
    url: String!
    path: String!
    title: String!
    text: String!
    cover: Picture
    order: Int!
  }

  type Advantage implements Node @dontInfer {
    entityId: Int!
    title: String!
    text: String!
    "Name of a drawing."
    icon: String!
    order: Int!
  }

  type SpecialOffer implements Node @dontInfer {
    entityId: Int!
    url: String!
    path: String!
    catalogType: CatalogType!
    title: String!
    text: String!
    cover: Picture
    itemIds: [Int!]!
    order: Int!
  }

  type PopularCategory implements Node @dontInfer {
    "Id of the item type."
    entityId: Int!
    url: String!
    "Its own page."
    path: String!
    catalogType: CatalogType!
    title: String!
    cover: Picture
    order: Int!
  }

  type UnitOfTheDay implements Node @dontInfer {
    entityId: Int!
    item: Item @link(by: "entityId", from: "itemId")
    order: Int!
  }
`;
