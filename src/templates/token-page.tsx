import { graphql, Link, type PageProps } from 'gatsby';
import type { ComponentType } from 'react';
import { useTranslation } from 'react-i18next';
import { FormSlot } from '../app/form-slot';
import { PageHead } from '../app/head';
import { headMessages, headProps, type HeadOf } from '../app/head-props';
import type { HostCode } from '../config/hosts';
import { routes } from '../config/routes';
import type { TokenPurpose } from '../config/token-pages';
import { loadPart } from '../shared/lib/load-part';
import * as button from '../shared/ui/button.module.css';
import * as heading from '../shared/ui/heading.module.css';

interface TokenContext {
  language: HostCode;
  purpose: TokenPurpose;
}

const outcome = (purpose: Exclude<TokenPurpose, 'newPassword'>) => async () => {
  const { TokenOutcome } = await loadPart(() => import('../features/tokens/token-outcome'));
  return function Outcome() {
    return <TokenOutcome purpose={purpose} />;
  };
};

const loaders: Record<TokenPurpose, () => Promise<ComponentType<object>>> = {
  subscriptionConfirmed: outcome('subscriptionConfirmed'),
  unsubscribed: outcome('unsubscribed'),
  emailConfirmed: outcome('emailConfirmed'),
  newPassword: async () =>
    (await loadPart(() => import('../features/tokens/new-password-form'))).NewPasswordForm,
};

/** Where the links of messages lead: the token goes to the backend, the outcome is said in words. */
export default function TokenPage({
  data,
  pageContext,
}: PageProps<Queries.TokenPageQuery, TokenContext>) {
  const { t } = useTranslation('info');
  const { purpose } = pageContext;
  return (
    <>
      <header className={heading.page}>
        <h1>{t(`token.${purpose}.title`)}</h1>
        {purpose === 'newPassword' && <p className={heading.lead}>{t('token.newPassword.lead')}</p>}
      </header>
      <FormSlot load={loaders[purpose]} props={{}} phone={data.phone} room="lines" />
      <p>
        <Link className={button.secondary} to={routes.home()}>
          {t('token.home')}
        </Link>
      </p>
    </>
  );
}

export function Head(props: HeadOf<Queries.TokenPageQuery, TokenContext>) {
  const { purpose } = props.pageContext;
  const { t } = headMessages(props);
  return (
    <PageHead
      {...headProps(props)}
      title={t(`info:token.${purpose}.title`)}
      description={t(`info:token.${purpose}.lead`)}
      // For who got the message alone.
      path={null}
    />
  );
}

export const query = graphql`
  query TokenPage($language: String!) {
    locales: allLocale(
      filter: { ns: { in: ["info", "common"] }, language: { eq: $language } }
      sort: { ns: ASC }
    ) {
      ...PageMessages
    }
    phone: contact(alias: { eq: "moscow" }) {
      hotline
    }
  }
`;
