import { graphql, type PageProps } from 'gatsby';
import { lazy, Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { SignedOut } from '../app/account/signed-out';
import { PageHead } from '../app/head';
import { headMessages, headProps, type HeadOf } from '../app/head-props';
import { accountParts, type AccountPart } from '../config/account-pages';
import type { HostCode } from '../config/hosts';
import { routes } from '../config/routes';
import { lazyParts } from '../features/account/lazy-parts';
import { useSession } from '../features/account/use-session';
import { ItemCard } from '../features/catalogue/card/item-card';
import { ListToggles } from '../features/lists/list-toggles';
import { loadPart } from '../shared/lib/load-part';
import { useHost } from '../shared/lib/use-host';
import { LinkRow } from '../shared/ui/link-row';
import { PageHeader } from '../shared/ui/page-header';
import * as styles from './account-page.module.css';

interface AccountContext {
  language: HostCode;
  part: AccountPart;
}

const SavedPart = lazy(async () => ({
  default: (await loadPart(() => import('../features/account/parts/saved-part'))).SavedPart,
}));

const FiltersPart = lazy(async () => ({
  default: (await loadPart(() => import('../features/account/parts/filters-part'))).FiltersPart,
}));
const SavedFilterRow = lazy(async () => ({
  default: (await loadPart(() => import('../features/catalogue/saved/saved-filter-row')))
    .SavedFilterRow,
}));

/** A part of the personal account (spec §2), for its holder alone: the browser fills it in. */
export default function AccountPage({
  pageContext: { part },
}: PageProps<Queries.AccountPageQuery, AccountContext>) {
  const { t } = useTranslation('account');
  const { isAuth, hasLooked } = useSession();
  if (hasLooked && !isAuth) return <SignedOut />;
  return (
    <>
      <PageHeader title={t(`parts.${part}.title`)} lead={t(`parts.${part}.lead`)} />
      <nav className={styles.parts} aria-label={t('nav')}>
        <LinkRow
          links={accountParts.map((one) => ({
            path: routes.account(one),
            title: t(`parts.${one}.title`),
          }))}
          current={routes.account(part)}
        />
      </nav>
      <div className={part === 'saved' ? styles.cards : styles.part}>
        {isAuth ? (
          <Suspense fallback={<p role="status">{t('loading')}</p>}>
            <Part part={part} />
          </Suspense>
        ) : (
          <>
            <p role="status">{t('loading')}</p>
            {/* The waiting text is for those whose scripts are on their way. */}
            <noscript>
              <p>{t('noScript')}</p>
            </noscript>
          </>
        )}
      </div>
    </>
  );
}

function Part({ part }: { part: AccountPart }) {
  const host = useHost();
  if (part === 'saved') {
    return (
      <SavedPart
        renderCard={(card) => (
          <ItemCard card={card} host={host} level={2} actions={<ListToggles card={card} />} />
        )}
      />
    );
  }
  if (part === 'filters') {
    return <FiltersPart renderRow={(filter) => <SavedFilterRow {...filter} />} />;
  }
  const Lazy = lazyParts[part];
  return <Lazy />;
}

export function Head(props: HeadOf<Queries.AccountPageQuery, AccountContext>) {
  const { part } = props.pageContext;
  const { t } = headMessages(props);
  return (
    <PageHead
      {...headProps(props)}
      title={t(`account:parts.${part}.title`)}
      description={t(`account:parts.${part}.lead`)}
      path={null}
    />
  );
}

export const query = graphql`
  query AccountPage($language: String!) {
    locales: allLocale(
      filter: {
        ns: {
          in: ["account", "catalogue", "common", "errors", "forms", "item", "lists", "problems"]
        }
        language: { eq: $language }
      }
      sort: { ns: ASC }
    ) {
      ...PageMessages
    }
  }
`;
