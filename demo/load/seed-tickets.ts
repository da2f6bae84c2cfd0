import { type Database } from '../../server/api/db/connect';
import { pledgeTickets } from '../../server/api/db/schema/requests';
import { insertNumbered } from './insert';

/** Pledge tickets to try the status with; a ticket of each state. */
const tickets = [
  {
    number: 'МС-104512',
    phone: '79165550101',
    state: 'active',
    dueOn: '2027-02-14',
    loan: 450_000,
  },
  {
    number: 'МС-104377',
    phone: '79165550102',
    state: 'extended',
    dueOn: '2027-04-30',
    loan: 1_200_000,
  },
  {
    number: 'СП-020891',
    phone: '79215550103',
    state: 'overdue',
    dueOn: '2026-10-20',
    loan: 95_000,
  },
  {
    number: 'КЗ-003318',
    phone: '79875550104',
    state: 'redeemed',
    dueOn: '2026-09-01',
    loan: 310_000,
  },
] as const;

export async function seedTickets(db: Database): Promise<void> {
  await insertNumbered(db, pledgeTickets, tickets);
}
