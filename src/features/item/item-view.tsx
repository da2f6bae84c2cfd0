import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { routes } from '../../config/routes';
import type { HostCode } from '../../config/hosts';
import type { Item } from '../../contract/items';
import { Availability } from '../../shared/ui/availability';
import { Breadcrumbs } from '../../shared/ui/breadcrumbs';
import { Price } from '../../shared/ui/price';
import { Tag } from '../../shared/ui/tag';
import { ItemFacts } from './item-facts';
import * as facts from './item-facts.module.css';
import { ItemGallery } from './item-gallery';
import * as styles from './item-view.module.css';
import { isSameOffer, useLiveOffer } from './use-live-offer';

interface ItemViewProps {
  item: Item;
  host: HostCode;
  /** What can be done with the item beside buying it. */
  actions?: ReactNode;
}

/** The page of an item, pre-rendered or live. */
export function ItemView({ item, host, actions }: ItemViewProps) {
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
          <ItemGallery pictures={item.pictures} />
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
          <div>
            <Price offer={offer} host={host} size="display" />
            <p className={styles.changed} aria-live="polite">
              {hasChanged ? t('changed') : ''}
            </p>
          </div>
          {actions}
          <section aria-labelledby="item-places">
            <h2 className={styles.small} id="item-places">
              {t('places')}
            </h2>
            <Availability places={offer.availability} />
          </section>
          <dl className={facts.facts}>
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
            <ItemFacts item={item} host={host} />
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
