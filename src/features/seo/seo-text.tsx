import { graphql } from 'gatsby';
import * as heading from '../../shared/ui/heading.module.css';
import * as prose from '../../shared/ui/prose.module.css';
import { textOfCity } from './text-of-city';

interface SeoTextProps {
  /** What editors wrote for a page, city by city. */
  texts: readonly Queries.SeoTextFieldsFragment[];
  /** Alias of the city in whose words it is shown. */
  city: string;
}

export function SeoText({ texts, city }: SeoTextProps) {
  const text = textOfCity(texts, city);
  if (!text) return null;
  return (
    <section className={heading.section}>
      <h2>{text.title}</h2>
      <div className={prose.prose} dangerouslySetInnerHTML={{ __html: text.html }} />
    </section>
  );
}

export const fields = graphql`
  fragment SeoTextFields on SeoText {
    city
    title
    html
  }
`;
