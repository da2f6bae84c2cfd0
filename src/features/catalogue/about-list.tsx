import { graphql } from 'gatsby';
import { useTranslation } from 'react-i18next';
import * as heading from '../../shared/ui/heading.module.css';
import * as prose from '../../shared/ui/prose.module.css';

interface AboutListProps {
  brand: { title: string; aboutHtml: string } | undefined;
  collection: { title: string; note: string } | undefined;
}

/** What there is to read of a list: its collection, else its brand's story. */
export function AboutList({ brand, collection }: AboutListProps) {
  const { t } = useTranslation('catalogue');
  return (
    <>
      {brand && collection && collection.note !== '' && (
        <section className={heading.section}>
          <h2>{t('aboutCollection', { title: `${brand.title} ${collection.title}` })}</h2>
          <p className={prose.prose}>{collection.note}</p>
        </section>
      )}
      {brand && !collection && brand.aboutHtml !== '' && (
        <section className={heading.section}>
          <h2>{t('about', { brand: brand.title })}</h2>
          <div className={prose.prose} dangerouslySetInnerHTML={{ __html: brand.aboutHtml }} />
        </section>
      )}
    </>
  );
}

export const listStory = graphql`
  fragment ListStory on Brand {
    entityId
    url
    title
    aboutHtml
    collections {
      entityId
      url
      title
      note
    }
  }
`;
