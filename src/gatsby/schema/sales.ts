/** What sold pieces went for. */
export const salesTypes = `
  "Of the pieces of a kind, a maker or a collection; whole units of the host's currency."
  type SalesSummary implements Node @dontInfer {
    "Names what it is of, e.g. clock/rolex/submariner."
    key: String!
    kind: ItemKind!
    "Maker, or maker and collection; null: all of the kind."
    title: String
    count: Int!
    low: Float!
    median: Float!
    high: Float!
    "Whole US dollars."
    medianUsd: Float!
    "Day of the first sale."
    soldFrom: Date! @dateformat
    "The latest first."
    years: [SalesOfYear!]!
    conditions: [SalesOfCondition!]!
  }

  type SalesOfYear {
    year: Int!
    count: Int!
    low: Float!
    median: Float!
    high: Float!
  }

  type SalesOfCondition {
    condition: Condition!
    count: Int!
    low: Float!
    median: Float!
    high: Float!
  }
`;
