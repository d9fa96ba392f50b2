import { withLookup, withTenant, type Tenant } from '../../platform/database/index.ts';
import type { HostedSite } from '../../platform/hosts/host-table.ts';
import { findSiteStateError } from '../../platform/hosts/site-state.ts';
import { enqueueMail } from '../../platform/outbox/index.ts';
import type { Services } from '../../platform/services.ts';
import { findHostedSiteOf, readMailSite } from '../mail/public.ts';
import { listDueGiftCards, listDueWebsites, markDelivered } from './due-gift-cards.queries.ts';
import { giftCardMail } from './gift-card-mail.ts';
import { findGiftCard } from './gift-cards.queries.ts';

/** How many cards are read at once. */
const batchSize = 100;

type DeliveryServices = Pick<Services, 'database' | 'now' | 'settings' | 'createId' | 'hosts'>;
type OnError = (error: unknown) => void;

/** Mails a card if nobody has, and marks it as delivered in the same transaction. */
async function deliver(
  services: DeliveryServices,
  tenant: Tenant,
  site: HostedSite,
  giftCardId: string,
): Promise<void> {
  const now = services.now();
  if (!(await markDelivered(tenant, giftCardId, now))) return;
  const giftCard = await findGiftCard(tenant, giftCardId, now);
  if (giftCard === null) return;
  const from = await readMailSite(tenant, site, services);
  const { websiteId } = tenant;
  const mail = { services, websiteId, from, giftCard, occasion: 'delivery', now };
  await enqueueMail(tenant, [giftCardMail(mail)]);
}

/**
 * Mails the due cards of a website. They were bought, so a website that is parked still delivers them. The cards of a
 * closed website wait until it is open again: their links lead nowhere.
 */
async function deliverCardsOf(
  services: DeliveryServices,
  websiteId: string,
  onError: OnError,
): Promise<void> {
  const inTenant = <T>(work: (tenant: Tenant) => Promise<T>) =>
    withTenant(services.database, { websiteId, actorId: undefined }, work);
  const site = await findHostedSiteOf(services, websiteId, inTenant);
  if (site === null || findSiteStateError(site) !== null) return;
  let above = '';
  for (;;) {
    const range = { above, limit: batchSize };
    const due = await inTenant((tenant) => listDueGiftCards(tenant, services.now(), range));
    for (const giftCardId of due)
      await inTenant((tenant) => deliver(services, tenant, site, giftCardId)).catch(onError);
    const last = due.at(-1);
    if (last === undefined || due.length < batchSize) return;
    above = last;
  }
}

/**
 * The job: mails the gift cards whose delivery date has come. An error of one card or website does not affect the others.
 */
export async function deliverGiftCards(services: DeliveryServices): Promise<void> {
  const websiteIds = await withLookup(
    services.database,
    (db) => listDueWebsites(db, services.now()),
    'read',
  );
  const errors: unknown[] = [];
  const onError: OnError = (error) => errors.push(error);
  for (const websiteId of websiteIds)
    await deliverCardsOf(services, websiteId, onError).catch(onError);
  if (errors.length > 0) throw new AggregateError(errors, 'Some gift cards were not mailed.');
}
