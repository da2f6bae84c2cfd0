import { useTranslation } from 'react-i18next';
import type { HostCode } from '../../config/hosts';
import type { Ticket } from '../../contract/tickets';
import { formatDay } from '../../shared/lib/dates';
import { formatRoubles } from '../../shared/lib/money';
import * as styles from './ticket-facts.module.css';

/** What the house knows of a ticket. Loans are in roubles on every host. */
export function TicketFacts({ ticket, host }: { ticket: Ticket; host: HostCode }) {
  const { t } = useTranslation('desk');
  const facts = [
    [t('ticket.number'), ticket.number],
    [t('ticket.state'), t(`ticket.states.${ticket.state}`)],
    [t('ticket.due'), formatDay(ticket.dueDate, host)],
    [t('ticket.loan'), formatRoubles(ticket.loan, host)],
  ];
  return (
    <dl className={styles.facts}>
      {facts.map(([name, value]) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
