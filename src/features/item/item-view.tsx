import { useTranslation } from 'react-i18next';
import { routes } from '../../config/routes';
import type { HostCode } from '../../config/hosts';
import type { Item } from '../../contract/items';
import { Availability } from '../../shared/ui/availability';
import { Breadcrumbs } from '../../shared/ui/breadcrumbs';
import { Picture } from '../../shared/ui/picture';
import { Price } from '../../shared/ui/price';
import { Tag } from '../../shared/ui/tag';
import { factsOf } from './facts';
import * as styles from './item-view.module.css';
import { isSameOffer, useLiveOffer } from './use-live-offer';

/** The page of an item, pre-rendered or live. */
export function ItemView({ item, host }: { item: Item; host: HostCode }) {
  const { t } = useTranslation('item');
  const { t: tCommon } = useTranslation('common');
  const offer = useLiveOffer(item);
  const hasChanged = !isSameOffer(offer, item);
  return (
    <>
      <Breadcrumbs
        crumbs={[
          {
            title: tCommon(`catalogues.${item.catalogType}`),
            path: routes.catalogue(item.catalogType),
          },
        ]}
        current={item.title}
      />
      <article className={styles.item}>
        <div className={styles.gallery}>
          {item.pictures.map((picture, index) => (
            <Picture
              key={picture.src}
              picture={picture}
              sizes="(min-width: 1200px) 700px, (min-width: 768px) 55vw, 92vw"
              isFirst={index === 0}
            />
          ))}
        </div>
        <div className={styles.offer}>
          <p className={styles.brand}>{item.brand.title}</p>
          <h1 className={styles.title}>{item.title}</h1>
          {item.tags.length > 0 && (
            <p className={styles.tags}>
              {item.tags.map((tag) => (
                <Tag key={tag}>{tCommon(`tags.${tag}`)}</Tag>
              ))}
            </p>
          )}
          <Price offer={offer} host={host} size="display" />
          <p className={styles.changed} aria-live="polite">
            {hasChanged ? t('changed') : ''}
          </p>
          <section aria-labelledby="item-places">
            <h2 className={styles.small} id="item-places">
              {t('places')}
            </h2>
            <Availability places={offer.availability} />
          </section>
          <dl className={styles.state}>
            <div>
              <dt>{t('condition.label')}</dt>
              <dd>{t(`condition.${item.condition}`)}</dd>
            </div>
            <div>
              <dt>{t('equipment.label')}</dt>
              <dd>{t(`equipment.${item.equipment}`)}</dd>
            </div>
          </dl>
        </div>
        <div className={styles.about}>
          <section aria-labelledby="item-facts">
            <h2 className={styles.heading} id="item-facts">
              {t('facts.title')}
            </h2>
            <dl className={styles.facts}>
              {factsOf(item).map(({ name, value }) => (
                <div key={name}>
                  <dt>{t(`facts.${name}`)}</dt>
                  <dd>{value}</dd>
                </div>
              ))}
              {item.diameter !== null && (
                <div>
                  <dt>{t('facts.diameter')}</dt>
                  <dd>{t('facts.mm', { value: item.diameter })}</dd>
                </div>
              )}
            </dl>
          </section>
          <section aria-labelledby="item-text">
            <h2 className={styles.heading} id="item-text">
              {t('about')}
            </h2>
            <p className={styles.text}>{item.description}</p>
          </section>
        </div>
      </article>
    </>
  );
}
