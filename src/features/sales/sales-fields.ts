import { graphql } from 'gatsby';

export const salesSummaryFields = graphql`
  fragment SalesSummaryFields on SalesSummary {
    kind
    title
    count
    low
    median
    high
    medianUsd
    soldFrom
    years {
      year
      count
      low
      median
      high
    }
    conditions {
      condition
      count
      low
      median
      high
    }
  }
`;
