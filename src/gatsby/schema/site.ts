/** What every page of a host shares. */
export const siteTypes = `
  type Site implements Node {
    siteMetadata: SiteSiteMetadata!
  }

  type SiteSiteMetadata {
    "Origin of the country site, without a trailing slash."
    siteUrl: String!
    "Code of the country host."
    host: String!
  }

  type Locale implements Node @dontInfer {
    language: String!
    ns: String!
    "JSON of the namespace."
    data: String!
  }

  type Picture {
    src: String!
    width: Int!
    height: Int!
    color: String!
    alt: String!
  }

  type Titled {
    id: Int!
    title: String!
  }

  type MenuRow implements Node @dontInfer {
    entityId: Int!
    placement: Int!
    url: String!
    title: String!
    order: Int!
  }

  type City implements Node @dontInfer {
    entityId: Int!
    alias: String!
    title: String
    order: Int!
  }

  type Contact implements Node @dontInfer {
    entityId: Int!
    alias: String!
    city: String!
    address: String!
    hours: String!
    phoneHeader: String!
    phoneLink: String!
    phoneSkype: String
    phoneSkypeLink: String
    phoneItem: String!
    phoneItemLink: String!
    hotline: String!
    transport: String!
    "Monday first; null on a closed day."
    week: [OpeningDay]!
    timeZone: String!
    place: Place
    picture: Picture
    order: Int!
    messengers: ContactMessengers!
  }

  type OpeningDay {
    opens: String!
    closes: String!
  }

  "Degrees, WGS 84."
  type Place {
    latitude: Float!
    longitude: Float!
  }

  type ContactMessengers {
    phoneHeader: Messengers!
    phoneItem: Messengers!
  }

  type Messengers {
    telegram: Boolean!
    whatsapp: Boolean!
    viber: Boolean!
  }

  type Term implements Node @dontInfer {
    entityId: Int!
    key: String!
    term: String!
    definition: String!
    "Ascending: the alphabet of the host."
    order: Int!
  }

  "Keys and names of the terms that texts link, without their definitions: one node."
  type Glossary implements Node @dontInfer {
    entityId: Int!
    terms: [TermName!]!
  }

  type TermName {
    key: String!
    term: String!
  }

  "What the backend of a host, this or another, has pages of."
  type HostPages implements Node @dontInfer {
    host: String!
    "Path -> last change, ISO 8601, or null."
    lastChanges: JSON!
  }

  type ImportantMessage implements Node @dontInfer {
    entityId: Int!
    html: String!
  }
`;
