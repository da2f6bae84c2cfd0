import { Link } from 'gatsby';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { routes } from '../../../config/routes';
import { formatDay } from '../../../shared/lib/dates';
import { formatPrice } from '../../../shared/lib/money';
import { useHost } from '../../../shared/lib/use-host';
import * as button from '../../../shared/ui/button.module.css';
import { EmptyState } from '../../../shared/ui/empty-state';
import { fetchOrders } from '../account.client';
import { useAccountData } from '../use-account-data';
import { Answered } from './answered';
import { OrderMessages } from './order-messages';
import * as styles from './part.module.css';

/** What the account holder has asked to buy, each with its state and its letters. */
export function OrdersPart() {
  const { t } = useTranslation('account');
  const fetched = useAccountData('orders', fetchOrders);
  return (
    <Answered fetched={fetched}>
      {(orders) =>
        orders.length === 0 ? (
          <EmptyState title={t('orders.none')} text={t('orders.how')} />
        ) : (
          <ul className={styles.rows}>
            {orders.map((order) => (
              <li key={order.id} className={styles.row}>
                <Order order={order} />
              </li>
            ))}
          </ul>
        )
      }
    </Answered>
  );
}

type ProductOrder = Awaited<ReturnType<typeof fetchOrders>>[number];

function Order({ order }: { order: ProductOrder }) {
  const { t } = useTranslation('account');
  const host = useHost();
  const [isOpen, setOpen] = useState(false);
  const { id, number, state, item, itemTitle, price, createdAt } = order;
  return (
    <>
      <h2 className={styles.title}>
        {item ? <Link to={routes.item(item.kind, item.url)}>{itemTitle}</Link> : itemTitle}
      </h2>
      <p>{t('orders.line', { number, day: formatDay(createdAt, host) })}</p>
      <p>
        {t(`orders.states.${state}`)}
        {price !== null && `, ${formatPrice(price, host)}`}
      </p>
      <button
        type="button"
        className={button.link}
        aria-expanded={isOpen}
        onClick={() => setOpen(!isOpen)}
      >
        {t(isOpen ? 'orders.close' : 'orders.open')}
      </button>
      {isOpen && <OrderMessages order={id} />}
    </>
  );
}
