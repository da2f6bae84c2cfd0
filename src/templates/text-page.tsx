import { graphql, type PageProps } from 'gatsby';
import { TextHead } from '../app/text-head';
import type { HostCode } from '../config/hosts';
import { textPages, type TextPageName } from '../config/text-pages';
import { pageText } from '../features/info-pages/page-text';
import { RelatedTexts } from '../features/info-pages/related-texts';
import { TextSections } from '../features/info-pages/text-sections';
import { PageHeader } from '../shared/ui/page-header';

interface TextContext {
  language: HostCode;
  name: TextPageName;
}

/** A page that is read: privacy, agreement, requisites, guarantees, payment and delivery. */
export default function TextPage({
  data,
  pageContext,
}: PageProps<Queries.TextPageQuery, TextContext>) {
  const text = pageText(data.text, pageContext.language);
  return (
    <>
      <PageHeader title={text.title} lead={text.lead} />
      <TextSections sections={text.sections} isWide />
      <RelatedTexts names={textPages[pageContext.name].related} />
    </>
  );
}

export const Head = TextHead;

export const query = graphql`
  query TextPage($ns: String!, $language: String!) {
    locales: allLocale(
      filter: { ns: { in: ["info", "common"] }, language: { eq: $language } }
      sort: { ns: ASC }
    ) {
      ...PageMessages
    }
    text: locale(ns: { eq: $ns }, language: { eq: $language }) {
      data
    }
  }
`;
