import { graphql, type PageProps } from 'gatsby';
import { PageForm } from '../app/page-form';
import { TextHead } from '../app/text-head';
import type { HostCode } from '../config/hosts';
import { textPages, type FormPageName } from '../config/text-pages';
import { pageText } from '../features/info-pages/page-text';
import { RelatedTexts } from '../features/info-pages/related-texts';
import { TextSections } from '../features/info-pages/text-sections';
import { PageHeader } from '../shared/ui/page-header';
import * as styles from './form-page.module.css';

interface FormContext {
  language: HostCode;
  name: FormPageName;
}

/** A page with a form beside its text: feedback, director, appeals, status of a pledge ticket. */
export default function FormPage({
  data,
  pageContext,
}: PageProps<Queries.FormPageQuery, FormContext>) {
  const text = pageText(data.text, pageContext.language);
  return (
    <>
      <PageHeader title={text.title} lead={text.lead} />
      <div className={styles.pair}>
        <PageForm name={pageContext.name} cities={data.cities.nodes} phone={data.phone} />
        <TextSections sections={text.sections} />
      </div>
      <RelatedTexts names={textPages[pageContext.name].related} />
    </>
  );
}

export const Head = TextHead;

export const query = graphql`
  query FormPage($ns: String!, $language: String!) {
    locales: allLocale(
      filter: { ns: { in: ["info", "common"] }, language: { eq: $language } }
      sort: { ns: ASC }
    ) {
      ...PageMessages
    }
    text: locale(ns: { eq: $ns }, language: { eq: $language }) {
      data
    }
    phone: contact(alias: { eq: "moscow" }) {
      hotline
    }
    cities: allContact(sort: { order: ASC }) {
      nodes {
        alias
        city
      }
    }
  }
`;
