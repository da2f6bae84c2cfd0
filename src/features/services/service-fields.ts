import { graphql } from 'gatsby';

/** A service as its page shows it. */
export const serviceFields = graphql`
  fragment ServiceFields on Service {
    url
    path
    title
    preview
    html
    picture {
      src
      width
      height
      color
      alt
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
