import { graphql, type PageProps } from 'gatsby';
import { useTranslation } from 'react-i18next';
import { PageHead } from '../app/head';
import { headMessages, headProps, type HeadOf } from '../app/head-props';
import { JsonLd } from '../app/json-ld';
import { originOf } from '../domain/addresses';
import type { PageContext } from '../domain/alternates';
import { routes } from '../config/routes';
import { branchData } from '../features/contacts/branch-data';
import { CityLinks } from '../features/contacts/city-links';
import { ContactCard } from '../features/contacts/contact-card';
import { SeoText } from '../features/seo/seo-text';
import { Breadcrumbs } from '../shared/ui/breadcrumbs';
import * as heading from '../shared/ui/heading.module.css';

/** Spec §2 `/contacts/{slug?}/`: the branch of a city, and the way to the others. */
export default function ContactsPage({ data }: PageProps<Queries.ContactsPageQuery>) {
  const { t } = useTranslation('contacts');
  const { contact } = data;
  if (!contact) throw new Error('the page of a branch has its contact');
  const { entityId, ...facts } = contact;
  const texts = data.texts.filter(({ city }) => city === contact.alias);
  return (
    <>
      <Breadcrumbs
        crumbs={[{ title: t('title'), path: routes.contacts() }]}
        current={contact.city}
      />
      <header className={heading.page}>
        <h1>{t('heading', { city: contact.city })}</h1>
        <p className={heading.lead}>{t('lead')}</p>
      </header>
      <ContactCard contact={{ ...facts, id: entityId, week: [...facts.week] }} />
      <SeoText texts={texts} city={contact.alias} />
      <CityLinks
        title={t('others')}
        current={contact.alias}
        cities={data.others.nodes}
        pathOf={routes.contacts}
      />
    </>
  );
}

export function Head(props: HeadOf<Queries.ContactsPageQuery, PageContext>) {
  const { contact } = props.data;
  if (!contact) return null;
  const host = props.pageContext.language;
  const { t } = headMessages(props);
  return (
    <PageHead
      {...headProps(props)}
      title={t('contacts:heading', { city: contact.city })}
      description={t('contacts:description', {
        city: contact.city,
        address: contact.address,
        hours: contact.hours,
      })}
      // The page without a city is that of the default one: search engines learn one address.
      path={routes.contacts(contact.alias)}
      image={contact.picture?.src}
    >
      <JsonLd
        data={branchData(
          { ...contact, week: [...contact.week] },
          t('common:head.siteName'),
          `${originOf(host)}${routes.contacts(contact.alias)}`,
        )}
      />
    </PageHead>
  );
}

export const query = graphql`
  query ContactsPage($id: String!, $language: String!) {
    locales: allLocale(
      filter: { ns: { in: ["contacts", "common"] }, language: { eq: $language } }
      sort: { ns: ASC }
    ) {
      ...PageMessages
    }
    texts: seoTexts(path: "/") {
      ...SeoTextFields
    }
    contact(id: { eq: $id }) {
      entityId
      alias
      city
      address
      hours
      phoneHeader
      phoneLink
      phoneSkype
      phoneSkypeLink
      phoneItem
      phoneItemLink
      hotline
      transport
      timeZone
      week {
        opens
        closes
      }
      place {
        latitude
        longitude
      }
      picture {
        ...PictureFields
      }
      messengers {
        phoneHeader {
          telegram
          whatsapp
          viber
        }
        phoneItem {
          telegram
          whatsapp
          viber
        }
      }
    }
    others: allContact(sort: { order: ASC }) {
      nodes {
        alias
        city
        address
      }
    }
  }
`;
