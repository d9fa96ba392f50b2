import { withLookup, withTenant, type Tenant } from '../../platform/database/index.ts';
import { enqueueMail } from '../../platform/outbox/index.ts';
import type { Services } from '../../platform/services.ts';
import { findHostedSiteOf, readMailSite } from '../mail/public.ts';
import { giftCardMail } from './gift-card-mail.ts';
import { findGiftCard } from './gift-cards.queries.ts';

/** The maximum number of cards that one run of the job mails. */
const maxCards = 100;

type DeliveryServices = Pick<Services, 'database' | 'now' | 'settings' | 'createId' | 'hosts'>;

/** Mails a card if nobody has, and marks it as delivered in the same transaction. */
async function deliver(
  services: DeliveryServices,
  websiteId: string,
  giftCardId: string,
): Promise<void> {
  const now = services.now();
  const inTenant = <T>(work: (tenant: Tenant) => Promise<T>) =>
    withTenant(services.database, { websiteId, actorId: undefined }, work);
  const site = await findHostedSiteOf(services, websiteId, inTenant);
  if (site === null) return;
  await inTenant(async (tenant) => {
    const marked = await tenant
      .updateTable('giftCards')
      .set({ deliveredAt: now })
      .where('giftCardId', '=', giftCardId)
      .where('deliveredAt', 'is', null)
      .where('isActive', '=', true)
      .where('deliverAt', '<=', now)
      .returning('giftCardId')
      .executeTakeFirst();
    if (marked === undefined) return;
    const giftCard = await findGiftCard(tenant, giftCardId, now);
    if (giftCard === null) return;
    const from = await readMailSite(tenant, site, services);
    const mail = { services, websiteId, from, giftCard, occasion: 'delivery', now };
    await enqueueMail(tenant, [giftCardMail(mail)]);
  });
}

/** The job: mails the gift cards whose delivery date has come. An error of one card does not affect the others. */
export async function deliverGiftCards(services: DeliveryServices): Promise<void> {
  const due = await withLookup(
    services.database,
    (db) =>
      db
        .selectFrom('giftCards')
        .where('deliveredAt', 'is', null)
        .where('isActive', '=', true)
        .where('isDemo', '=', false)
        .where('deliverAt', '<=', services.now())
        .orderBy('deliverAt')
        .limit(maxCards)
        .select(['websiteId', 'giftCardId'])
        .execute(),
    'read',
  );
  const failures: unknown[] = [];
  for (const { websiteId, giftCardId } of due)
    try {
      await deliver(services, websiteId, giftCardId);
    } catch (error) {
      failures.push(error);
    }
  if (failures.length > 0) throw new AggregateError(failures, 'Some gift cards were not mailed.');
}
