import { graphql, Link, type PageProps } from 'gatsby';
import { useTranslation } from 'react-i18next';
import { PageHead } from '../app/head';
import { headMessages, headProps, type HeadOf } from '../app/head-props';
import { routes } from '../config/routes';
import { LinkList } from '../shared/ui/link-list';
import { AdvantageList } from '../features/offers/advantage-list';
import * as heading from '../shared/ui/heading.module.css';
import { PageHeader } from '../shared/ui/page-header';
import { Section } from '../shared/ui/section';
import * as styles from './about.module.css';

const deeds = ['loans', 'buying', 'selling', 'experts'] as const;

/** What the house is (spec §2 `/about/`); what it promises in numbers is said by the services. */
export default function AboutPage({ data }: PageProps<Queries.AboutPageQuery>) {
  const { t } = useTranslation('about');
  return (
    <>
      <PageHeader title={t('title')} lead={t('lead')} />
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

export function Head(props: HeadOf<Queries.AboutPageQuery>) {
  const { t } = headMessages(props);
  return (
    <PageHead
      {...headProps(props)}
      title={t('about:title')}
      description={t('about:lead')}
      path={routes.about()}
    />
  );
}

export const query = graphql`
  query AboutPage($language: String!) {
    locales: allLocale(
      filter: { ns: { in: ["about", "common"] }, language: { eq: $language } }
      sort: { ns: ASC }
    ) {
      ...PageMessages
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
