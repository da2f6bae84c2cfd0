import { graphql, Link, type HeadProps, type PageProps } from 'gatsby';
import { useTranslation } from 'react-i18next';
import { PageHead } from '../app/head';
import type { HostCode } from '../config/hosts';
import { routes } from '../config/routes';
import { LinkList } from '../features/content/link-list';
import { AdvantageList } from '../features/offers/advantage-list';
import { translationsOf } from '../shared/lib/translations';
import { Breadcrumbs } from '../shared/ui/breadcrumbs';
import * as heading from '../shared/ui/heading.module.css';
import { Section } from '../shared/ui/section';
import * as styles from './about.module.css';

const deeds = ['loans', 'buying', 'selling', 'experts'] as const;

/** What the house is (spec §2 `/about/`); what it promises in numbers is said by the services. */
export default function AboutPage({ data }: PageProps<Queries.AboutPageQuery>) {
  const { t } = useTranslation('about');
  return (
    <>
      <Breadcrumbs crumbs={[]} current={t('title')} />
      <header className={heading.page}>
        <h1>{t('title')}</h1>
        <p className={heading.lead}>{t('lead')}</p>
      </header>
      <Section id="deeds" title={t('what.title')}>
        <ul className={styles.deeds}>
          {deeds.map((deed) => (
            <li key={deed} className={styles.deed}>
              <h3>{t(`what.${deed}`)}</h3>
              <p className={styles.text}>{t(`what.${deed}Text`)}</p>
            </li>
          ))}
        </ul>
      </Section>
      {data.advantages.nodes.length > 0 && (
        <Section id="advantages" title={t('advantages')}>
          <AdvantageList advantages={data.advantages.nodes} />
        </Section>
      )}
      <Section id="branches" title={t('branches')}>
        <p>{t('branchesText')}</p>
        <LinkList
          links={data.branches.nodes.map(({ alias, city }) => ({
            path: routes.contacts(alias),
            title: city,
          }))}
        />
      </Section>
      <Section id="read" title={t('read')}>
        <p>{t('readText')}</p>
        <p className={heading.more}>
          <Link to={routes.aboutWatches()}>{t('watches.title')}</Link>
        </p>
      </Section>
    </>
  );
}

export function Head({
  data,
  pageContext,
}: HeadProps<Queries.AboutPageQuery, { language: HostCode }>) {
  const host = pageContext.language;
  const t = translationsOf(data.locales, host).getFixedT(host, 'about');
  return (
    <PageHead
      host={host}
      locales={data.locales}
      title={t('title')}
      description={t('lead')}
      path={routes.about()}
    />
  );
}

export const query = graphql`
  query AboutPage($language: String!) {
    locales: allLocale(filter: { ns: { in: ["about", "common"] }, language: { eq: $language } }) {
      edges {
        node {
          ns
          data
          language
        }
      }
    }
    advantages: allAdvantage(sort: { order: ASC }) {
      nodes {
        entityId
        title
        text
        icon
      }
    }
    branches: allContact(sort: { order: ASC }) {
      nodes {
        alias
        city
      }
    }
  }
`;
