import { graphql, type PageProps } from 'gatsby';
import { useTranslation } from 'react-i18next';
import { PageHead } from '../app/head';
import { headMessages, headProps, type HeadOf } from '../app/head-props';
import { routes } from '../config/routes';
import { MakerCard } from '../features/catalogue/browse-links/maker-card';
import { PageHeader } from '../shared/ui/page-header';
import * as styles from './clock_list_famous.module.css';

/** Spec §2 `/clock_list_famous/`: the popular makers of watches (docs/decisions.md). */
export default function FamousPage({ data }: PageProps<Queries.FamousPageQuery>) {
  const { t } = useTranslation('catalogue');
  const { t: tCommon } = useTranslation('common');
  const archived = new Map(data.archive.group.map((one) => [one.fieldValue, one.totalCount]));
  const onSale = new Map(data.today.group.map((one) => [one.fieldValue, one]));
  const makers = data.makers.nodes.map(({ url, title, aboutHtml }) => {
    const today = onSale.get(url);
    return {
      url,
      title,
      story: firstParagraphOf(aboutHtml),
      onSale: today?.totalCount ?? 0,
      archived: archived.get(url) ?? 0,
      picture: today?.nodes[0]?.pictures[0],
    };
  });
  return (
    <>
      <PageHeader
        crumbs={[
          { title: tCommon('catalogues.clocks_today'), path: routes.catalogue('clocks_today') },
        ]}
        title={t('famous.title')}
        lead={t('famous.text')}
      />
      <ul className={styles.makers}>
        {makers.map((maker) => (
          <li key={maker.url}>
            <MakerCard maker={maker} />
          </li>
        ))}
      </ul>
    </>
  );
}

function firstParagraphOf(html: string): string {
  return /<p>.*?<\/p>/s.exec(html)?.[0] ?? html;
}

export function Head(props: HeadOf<Queries.FamousPageQuery>) {
  const { t } = headMessages(props);
  return (
    <PageHead
      {...headProps(props)}
      title={t('catalogue:famous.title')}
      description={t('catalogue:famous.text')}
      path={routes.famous()}
    />
  );
}

export const query = graphql`
  query FamousPage($language: String!) {
    locales: allLocale(
      filter: { ns: { in: ["catalogue", "common"] }, language: { eq: $language } }
      sort: { ns: ASC }
    ) {
      ...PageMessages
    }
    makers: allBrand(
      filter: {
        isPopular: { eq: true }
        itemCounts: { elemMatch: { catalogType: { in: [clocks_today, clocks_archive] } } }
      }
      sort: [{ title: ASC }, { entityId: ASC }]
    ) {
      nodes {
        url
        title
        aboutHtml
      }
    }
    today: allItem(
      filter: { lists: { in: ["/clocks_today/"] } }
      sort: [{ datePublish: DESC }, { entityId: DESC }]
    ) {
      group(field: { brand: { url: SELECT } }, limit: 1) {
        fieldValue
        totalCount
        nodes {
          pictures {
            ...PictureFields
          }
        }
      }
    }
    archive: allItem(filter: { lists: { in: ["/clocks_archive/"] } }) {
      group(field: { brand: { url: SELECT } }) {
        fieldValue
        totalCount
      }
    }
  }
`;
