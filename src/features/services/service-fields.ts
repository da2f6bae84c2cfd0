import { graphql } from 'gatsby';

/** A service as its page shows it. */
export const serviceFields = graphql`
  fragment ServiceFields on Service {
    url
    path
    title
    preview
    socialCard
    html
    picture {
      ...PictureFields
    }
    steps {
      title
      text
    }
    papers
    terms
    questions {
      question
      answer
    }
  }
`;
