import { graphql, type PageProps } from 'gatsby';
import { useTranslation } from 'react-i18next';
import { PageHead } from '../app/head';
import { headMessages, headProps, type HeadOf } from '../app/head-props';
import { catalogTypes } from '../config/catalogs';
import { routes } from '../config/routes';
import { textPageNames } from '../config/text-pages';
import { serviceTitle } from '../domain/service-title';
import { LinkSection } from '../features/sitemap/link-section';
import { PageHeader } from '../shared/ui/page-header';
import * as styles from './sitemap-page.module.css';

/** Spec §2 `/sitemap/`: every section of the site; single items and articles are in their lists. */
export default function SitemapPage({ data }: PageProps<Queries.SitemapPageQuery>) {
  const { t } = useTranslation('info');
  const { t: tCommon } = useTranslation('common');
  const cities = data.contacts.nodes;
  const brandsOf = (type: string) =>
    data.items.group.find(({ fieldValue }) => fieldValue === type)?.group ?? [];
  const offers = [...data.actions.nodes, ...data.specials.nodes, ...data.categories.nodes];
  return (
    <>
      <PageHeader title={t('sitemap.title')} lead={t('sitemap.lead')} />
      <div className={styles.sections}>
        {catalogTypes.map((type) => (
          <LinkSection
            key={type}
            title={tCommon(`catalogues.${type}`)}
            path={routes.catalogue(type)}
            links={brandsOf(type).map(({ fieldValue, nodes }) => ({
              path: routes.catalogue(type, fieldValue),
              title: nodes[0]?.brand.title ?? '',
            }))}
          />
        ))}
        <LinkSection
          title={t('sitemap.services')}
          path={routes.services()}
          links={[
            ...data.services.nodes.map(({ path, title }) => ({ path, title: serviceTitle(title) })),
            { path: routes.diamondCalculator(), title: t('sitemap.diamonds') },
          ]}
        />
        <LinkSection
          title={t('sitemap.reading')}
          links={data.menu.nodes
            // A row may lead to another site.
            .filter(({ url }) => url.startsWith('/'))
            .map(({ url, title }) => ({ path: url, title }))}
        />
        <LinkSection
          title={t('sitemap.offers')}
          links={[
            { path: routes.daily(), title: t('daily.title') },
            { path: routes.specials(), title: t('specials.title') },
            { path: routes.actions(), title: t('actions.title') },
            ...offers,
          ]}
        />
        <LinkSection
          title={t('sitemap.house')}
          links={[
            { path: routes.faq(), title: t('faq.title') },
            { path: routes.reviews(), title: t('reviews.title') },
            ...textPageNames.map((name) => ({
              path: routes.text(name),
              title: t(`titles.${name}`),
            })),
          ]}
        />
        <LinkSection
          title={t('sitemap.cities')}
          links={cities.map(({ alias, city }) => ({ path: routes.contacts(alias), title: city }))}
        />
        <LinkSection
          title={t('sitemap.documents')}
          links={cities.map(({ alias, city }) => ({ path: routes.documents(alias), title: city }))}
        />
      </div>
    </>
  );
}

export function Head(props: HeadOf<Queries.SitemapPageQuery>) {
  const { t } = headMessages(props);
  return (
    <PageHead
      {...headProps(props)}
      title={t('info:sitemap.title')}
      description={t('info:sitemap.lead')}
      path={routes.sitemap()}
    />
  );
}

export const query = graphql`
  query SitemapPage($language: String!) {
    locales: allLocale(
      filter: { ns: { in: ["info", "common"] }, language: { eq: $language } }
      sort: { ns: ASC }
    ) {
      ...PageMessages
    }
    items: allItem(filter: { isListed: { eq: true } }) {
      group(field: { catalogType: SELECT }) {
        fieldValue
        group(field: { brand: { url: SELECT } }, limit: 1) {
          fieldValue
          nodes {
            brand {
              title
            }
          }
        }
      }
    }
    services: allService(sort: { order: ASC }) {
      nodes {
        path
        title
      }
    }
    menu: allMenuRow(filter: { placement: { eq: 4 }, url: { glob: "/*" } }, sort: { order: ASC }) {
      nodes {
        url
        title
      }
    }
    actions: allPawnshopAction(sort: { order: ASC }) {
      nodes {
        path
        title
      }
    }
    specials: allSpecialOffer(sort: { order: ASC }) {
      nodes {
        path
        title
      }
    }
    categories: allPopularCategory(sort: { order: ASC }) {
      nodes {
        path
        title
      }
    }
    contacts: allContact(sort: { order: ASC }) {
      nodes {
        alias
        city
      }
    }
  }
`;
