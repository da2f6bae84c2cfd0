import { graphql } from 'gatsby';

/** What `Picture` draws. */
export const pictureFields = graphql`
  fragment PictureFields on Picture {
    src
    width
    height
    color
    alt
  }
`;
