import { graphql, type PageProps } from 'gatsby';
import { TextHead } from '../app/text-head';
import type { HostCode } from '../config/hosts';
import { textPages, type TextPageName } from '../config/text-pages';
import { pageText } from '../features/texts/page-text';
import { RelatedTexts } from '../features/texts/related-texts';
import { TextSections } from '../features/texts/text-sections';
import { Breadcrumbs } from '../shared/ui/breadcrumbs';
import * as heading from '../shared/ui/heading.module.css';

interface TextContext {
  language: HostCode;
  name: TextPageName;
}

/** A page that is read: privacy, agreement, requisites, guarantees, payment and delivery. */
export default function TextPage({
  data,
  pageContext,
}: PageProps<Queries.TextPageQuery, TextContext>) {
  const text = pageText(data.words, pageContext.language);
  return (
    <>
      <Breadcrumbs crumbs={[]} current={text.title} />
      <header className={heading.page}>
        <h1>{text.title}</h1>
        <p className={heading.lead}>{text.lead}</p>
      </header>
      <TextSections sections={text.sections} isWide />
      <RelatedTexts names={textPages[pageContext.name].related} />
    </>
  );
}

export const Head = TextHead;

export const query = graphql`
  query TextPage($ns: String!, $language: String!) {
    locales: allLocale(filter: { ns: { in: ["info", "common"] }, language: { eq: $language } }) {
      edges {
        node {
          ns
          data
          language
        }
      }
    }
    words: locale(ns: { eq: $ns }, language: { eq: $language }) {
      data
    }
  }
`;
