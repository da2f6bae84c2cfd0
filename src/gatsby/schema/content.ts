/** What editors write. */
export const contentTypes = `
  type Service implements Node @dontInfer {
    entityId: Int!
    url: String!
    path: String!
    title: String!
    preview: String!
    cover: Picture!
    picture: Picture!
    html: String!
    steps: [ServiceStep!]!
    papers: [String!]!
    terms: [String!]!
    questions: [ServiceQuestion!]!
    order: Int!
  }

  type ServiceStep {
    title: String!
    text: String!
  }

  type ServiceQuestion {
    question: String!
    answer: String!
  }

  type Article implements Node @dontInfer {
    entityId: Int!
    type: Int!
    url: String!
    path: String!
    title: String!
    preview: String!
    html: String!
    cover: Picture!
    publishDate: Date! @dateformat
    isOnMainPage: Boolean!
    "Ascending: the order of the type's list."
    order: Int!
  }
`;
