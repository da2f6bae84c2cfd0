import { graphql } from 'gatsby';

/** The translations of a page or slice, as `LocaleEdges` and the i18n plugin take them. */
export const pageMessages = graphql`
  fragment PageMessages on LocaleConnection {
    edges {
      node {
        ns
        data
        language
      }
    }
  }
`;
