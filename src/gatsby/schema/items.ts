/** Items and their brands. */
export const itemTypes = `
  type Item implements Node @dontInfer {
    entityId: Int!
    url: String!
    path: String!
    kind: ItemKind!
    catalogType: CatalogType!
    isArchive: Boolean!
    "Whether the lists show it: in an archive always, otherwise when it can be had somewhere."
    isListed: Boolean!
    "Paths of the lists that show it."
    lists: [String!]!
    title: String!
    brand: ItemBrand!
    collection: ItemCollection
    model: String
    reference: String
    year: Int
    "Millimetres."
    diameter: Float
    bodyForm: Titled
    bodyMaterial: Titled
    madeIn: String
    gender: Titled
    type: ItemType
    insertions: [Titled!]!
    "What the options of a list count: ids and codes by the name of their filter."
    facets: JSON!
    equipment: Equipment!
    condition: Condition!
    description: String!
    "Whole units of the host's currency; Float, because soums outgrow 32 bits."
    price: Float
    priceWithDiscount: Float
    priceUsd: Float
    priceWithDiscountUsd: Float
    isPriceOnRequest: Boolean!
    availability: [CityAvailability!]!
    tags: [ItemTag!]!
    pictures: [Picture!]!
    datePublish: Date! @dateformat
    socialCard: String!
  }

  type ItemBrand {
    id: Int!
    url: String!
    title: String!
  }

  type ItemCollection {
    id: Int!
    url: String!
    title: String!
  }

  type ItemType {
    id: Int!
    url: String!
    title: String!
  }

  type CityAvailability {
    cityAlias: String!
    cityTitle: String!
    status: AvailabilityStatus!
  }

  type Brand implements Node @dontInfer {
    entityId: Int!
    url: String!
    title: String!
    isPopular: Boolean!
    itemCounts: [BrandItemCount!]!
    aboutHtml: String!
    collections: [BrandCollection!]!
  }

  type BrandCollection {
    entityId: Int!
    url: String!
    title: String!
    note: String!
  }

  "Words and order of what a catalogue can be narrowed by; how much each leads to is counted."
  type FilterWords implements Node @dontInfer {
    catalogType: CatalogType!
    "Option lists by the name of their filter."
    options: JSON!
  }

  type BrandItemCount {
    catalogType: CatalogType!
    total: Int!
  }
`;
