import { graphql, type HeadProps, type PageProps } from 'gatsby';
import { useTranslation } from 'react-i18next';
import { PageHead } from '../app/head';
import type { HostCode } from '../config/hosts';
import { routes } from '../config/routes';
import { MakerCard } from '../features/catalogue/ways/maker-card';
import * as styles from '../features/catalogue/ways/maker-card.module.css';
import { translationsOf } from '../shared/lib/translations';
import { Breadcrumbs } from '../shared/ui/breadcrumbs';
import * as heading from '../shared/ui/heading.module.css';

/** Spec §2 `/clock_list_famous/`: the popular makers of watches (docs/decisions.md). */
export default function FamousPage({ data }: PageProps<Queries.FamousPageQuery>) {
  const { t } = useTranslation('catalogue');
  const { t: tCommon } = useTranslation('common');
  const archived = new Map(data.archive.group.map((one) => [one.fieldValue, one.totalCount]));
  const onSale = new Map(data.today.group.map((one) => [one.fieldValue, one]));
  const makers = data.makers.nodes.flatMap(({ url, title, aboutHtml }) => {
    const today = onSale.get(url);
    const maker = {
      url,
      title,
      story: firstParagraphOf(aboutHtml),
      onSale: today?.totalCount ?? 0,
      archived: archived.get(url) ?? 0,
      picture: today?.nodes[0]?.pictures[0],
    };
    return maker.onSale + maker.archived > 0 ? [maker] : [];
  });
  return (
    <>
      <Breadcrumbs
        crumbs={[
          { title: tCommon('catalogues.clocks_today'), path: routes.catalogue('clocks_today') },
        ]}
        current={t('famous.title')}
      />
      <header className={heading.page}>
        <h1>{t('famous.title')}</h1>
        <p className={heading.lead}>{t('famous.text')}</p>
      </header>
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

export function Head({
  data,
  pageContext,
}: HeadProps<Queries.FamousPageQuery, { language: HostCode }>) {
  const host = pageContext.language;
  const t = translationsOf(data.locales, host).getFixedT(host, 'catalogue');
  return (
    <PageHead
      host={host}
      locales={data.locales}
      title={t('famous.title')}
      description={t('famous.text')}
      path={routes.famous()}
    />
  );
}

export const query = graphql`
  query FamousPage($language: String!) {
    locales: allLocale(
      filter: { ns: { in: ["catalogue", "common"] }, language: { eq: $language } }
    ) {
      edges {
        node {
          ns
          data
          language
        }
      }
    }
    makers: allBrand(filter: { isPopular: { eq: true } }, sort: { title: ASC }) {
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
            src
            width
            height
            color
            alt
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
