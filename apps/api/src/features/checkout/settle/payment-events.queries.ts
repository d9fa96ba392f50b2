import * as z from 'zod';
import type { LookupTransaction, Tenant } from '../../../platform/database/index.ts';

/** A stored event that is not processed yet. */
export interface OpenPaymentEvent {
  readonly websiteId: string;
  readonly provider: string;
  readonly eventId: string;
}

/** Lists events of all websites that are due to be processed, the oldest first. */
export const listOpenEvents = (
  db: LookupTransaction,
  now: Date,
  limit: number,
): Promise<OpenPaymentEvent[]> =>
  db
    .selectFrom('paymentEvents')
    .where('tryAt', '<=', now)
    .orderBy('tryAt')
    .limit(limit)
    .select(['websiteId', 'provider', 'eventId'])
    .execute();

const storedEvent = z.object({
  subject: z.enum(['payment', 'dispute', 'refund']),
  reference: z.string(),
});

/** What an event is about; null if it was processed meanwhile. */
export async function findOpenEvent(
  tenant: Tenant,
  { provider, eventId }: OpenPaymentEvent,
): Promise<(z.output<typeof storedEvent> & { readonly tries: number }) | null> {
  const row = await tenant
    .selectFrom('paymentEvents')
    .where('provider', '=', provider)
    .where('eventId', '=', eventId)
    .where('tryAt', 'is not', null)
    .select(['payload', 'tries'])
    .executeTakeFirst();
  return row === undefined ? null : { ...storedEvent.parse(row.payload), tries: row.tries };
}

/** Records when to process an event again; null once it is processed. */
export async function updateEvent(
  tenant: Tenant,
  { provider, eventId }: OpenPaymentEvent,
  change: { readonly tryAt: Date | null; readonly tries: number },
): Promise<void> {
  await tenant
    .updateTable('paymentEvents')
    .set(change)
    .where('provider', '=', provider)
    .where('eventId', '=', eventId)
    .execute();
}
