import { graphql, type PageProps } from 'gatsby';
import { useTranslation } from 'react-i18next';
import { FormSlot } from '../app/form-slot';
import { PageHead } from '../app/head';
import { headMessages, headProps, type HeadOf } from '../app/head-props';
import type { PageContext } from '../domain/alternates';
import { routes } from '../config/routes';
import { ReviewList } from '../features/reviews/review-list';
import { loadPart } from '../shared/lib/load-part';
import { useHost } from '../shared/lib/use-host';
import * as heading from '../shared/ui/heading.module.css';
import * as foot from '../shared/ui/list-foot.module.css';
import { PageHeader } from '../shared/ui/page-header';
import { Pagination } from '../shared/ui/pagination';

interface ReviewsContext extends PageContext {
  page: number;
  lastPage: number;
}

const loadForm = async () =>
  (await loadPart(() => import('../features/reviews/review-form'))).ReviewForm;

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
      <PageHeader title={t('reviews.title')} lead={page === 1 && t('reviews.lead')} />
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

export function Head(props: HeadOf<Queries.ReviewsPageQuery, ReviewsContext>) {
  const { t } = headMessages(props);
  return (
    <PageHead
      {...headProps(props)}
      title={t('info:reviews.title')}
      description={t('info:reviews.lead')}
      path={routes.reviews(props.pageContext.page)}
    />
  );
}

export const query = graphql`
  query ReviewsPage($skip: Int!, $limit: Int!, $language: String!) {
    locales: allLocale(
      filter: { ns: { in: ["info", "common"] }, language: { eq: $language } }
      sort: { ns: ASC }
    ) {
      ...PageMessages
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
