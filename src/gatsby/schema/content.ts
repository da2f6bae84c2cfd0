/** What editors write. */
export const contentTypes = `
  "What search engines are told of a page, and the text below it, in the words of a city."
  type SeoText {
    "Alias."
    city: String!
    path: String!
    title: String!
    description: String!
    html: String!
  }

  type CityTexts implements Node @dontInfer {
    alias: String!
    order: Int!
    texts: [SeoText!]!
  }

  type Service implements Node @dontInfer {
    entityId: Int!
    url: String!
    path: String!
    title: String!
    preview: String!
    cover: Picture
    picture: Picture
    html: String!
    steps: [ServiceStep!]!
    papers: [String!]!
    terms: [String!]!
    questions: [ServiceQuestion!]!
    socialCard: String!
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
    "Ready to be shown; terms of the glossary are linked when it is asked for."
    html: String!
    sections: [TextSection!]!
    "Minutes that reading takes."
    minutes: Int!
    cover: Picture
    publishDate: Date! @dateformat
    isOnMainPage: Boolean!
    socialCard: String!
    "Ascending: the order of the type's list."
    order: Int!
  }

  "A part of a text that has a title; the id is its anchor."
  type TextSection {
    id: String!
    title: String!
  }

  type Video implements Node @dontInfer {
    entityId: Int!
    url: String!
    path: String!
    title: String!
    description: String!
    cover: Picture
    "Address of the player; null while there is none."
    embedUrl: String
    seconds: Int!
    publishDate: Date! @dateformat
    "Paragraphs."
    transcript: [String!]!
    socialCard: String!
    "Ascending: newest first."
    order: Int!
  }

  type Question implements Node @dontInfer {
    entityId: Int!
    question: String!
    answer: String!
    order: Int!
  }

  type Review implements Node @dontInfer {
    entityId: Int!
    author: String!
    cityTitle: String!
    "From 1 to 5."
    rating: Int!
    text: String!
    publishDate: Date! @dateformat
    "Ascending: the newest first."
    order: Int!
  }

  type CityDocuments implements Node @dontInfer {
    "Of the city."
    alias: String!
    documents: [CityDocument!]!
  }

  type CityDocument {
    entityId: Int!
    title: String!
    "Of the file, e.g. pdf."
    type: String!
    "Bytes."
    size: Int!
    src: String!
    date: Date! @dateformat
  }
`;
