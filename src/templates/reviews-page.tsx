import { graphql, type HeadProps, type PageProps } from 'gatsby';
import { useTranslation } from 'react-i18next';
import { FormSlot } from '../app/form-slot';
import { PageHead } from '../app/head';
import type { PageContext } from '../config/alternates';
import { routes } from '../config/routes';
import { ReviewList } from '../features/reviews/review-list';
import { translationsOf } from '../shared/lib/translations';
import { useHost } from '../shared/state/use-host';
import { Breadcrumbs } from '../shared/ui/breadcrumbs';
import * as heading from '../shared/ui/heading.module.css';
import * as foot from '../shared/ui/list-foot.module.css';
import { Pagination } from '../shared/ui/pagination';

interface ReviewsContext extends PageContext {
  page: number;
  lastPage: number;
}

const loadForm = async () => (await import('../features/reviews/review-form')).ReviewForm;

/** What visitors say, newest first, and a form to say more. */
export default function ReviewsPage({
  data,
  pageContext,
}: PageProps<Queries.ReviewsPageQuery, ReviewsContext>) {
  const { t } = useTranslation('info');
  const host = useHost();
  const { page, lastPage } = pageContext;
  return (
    <>
      <Breadcrumbs crumbs={[]} current={t('reviews.title')} />
      <header className={heading.page}>
        <h1>{t('reviews.title')}</h1>
        {page === 1 && <p className={heading.lead}>{t('reviews.lead')}</p>}
      </header>
      <ReviewList reviews={data.reviews.nodes} host={host} />
      <div className={foot.foot}>
        <Pagination page={page} lastPage={lastPage} pathOf={routes.reviews} />
      </div>
      <section className={heading.section} aria-labelledby="write">
        <h2 id="write">{t('reviews.write')}</h2>
        <FormSlot load={loadForm} props={{ cities: data.cities.nodes }} phone={data.phone} />
      </section>
    </>
  );
}

export function Head({ data, pageContext }: HeadProps<Queries.ReviewsPageQuery, ReviewsContext>) {
  const { language: host, page } = pageContext;
  const i18n = translationsOf(data.locales, host);
  const title = i18n.t('info:reviews.title');
  const lead = i18n.t('info:reviews.lead');
  return (
    <PageHead
      host={host}
      alternates={pageContext.alternates}
      locales={data.locales}
      title={title}
      description={lead}
      page={page}
      path={routes.reviews(page)}
    />
  );
}

export const query = graphql`
  query ReviewsPage($skip: Int!, $limit: Int!, $language: String!) {
    locales: allLocale(filter: { ns: { in: ["info", "common"] }, language: { eq: $language } }) {
      edges {
        node {
          ns
          data
          language
        }
      }
    }
    reviews: allReview(sort: { order: ASC }, skip: $skip, limit: $limit) {
      nodes {
        entityId
        author
        cityTitle
        rating
        text
        publishDate
      }
    }
    cities: allContact(sort: { order: ASC }) {
      nodes {
        alias
        city
      }
    }
    phone: contact(alias: { eq: "moscow" }) {
      hotline
    }
  }
`;
