import { eq } from 'drizzle-orm';
import { type Database } from '../connect';
import { pledgeTickets } from '../schema/requests';

/** A pledge ticket whose holder has this phone (digits, compared by their last ten). */
export async function findTicket(db: Database, number: string, phone: string) {
  const [row] = await db.select().from(pledgeTickets).where(eq(pledgeTickets.number, number));
  return row && lastTen(row.phone) === lastTen(phone) ? row : undefined;
}

/** Without the code of the country, which people write as 8, +7 or not at all. */
const lastTen = (digits: string) => digits.slice(-10);
