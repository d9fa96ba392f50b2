import { effectivePriceCents } from '@sitewright/commerce';
import type { CartRecovery } from '@sitewright/contracts/entities';
import { withTenant, type Tenant } from '../../platform/database/index.ts';
import type { HostedSite } from '../../platform/hosts/host-table.ts';
import { servesPages } from '../../platform/hosts/site-state.ts';
import { forEachWebsite } from '../../platform/jobs/for-each-website.ts';
import { enqueueMail } from '../../platform/outbox/index.ts';
import type { Services } from '../../platform/services.ts';
import { listEntries, readStoreSettings, variantText } from '../cart/public.ts';
import { findHostedSiteOf, readMailSite } from '../mail/public.ts';
import { readCartRecovery } from './cart-recovery.queries.ts';
import { listDueCarts, takeDueCart, withdrawMails } from './due-carts.queries.ts';
import { restorePath, stopPath } from './recovery-links.ts';

type RecoveryServices = Pick<Services, 'database' | 'now' | 'settings' | 'createId' | 'hosts'>;

interface RecoveryScope {
  readonly tenant: Tenant;
  readonly site: HostedSite;
  readonly services: RecoveryServices;
  readonly recovery: CartRecovery;
  readonly now: Date;
}

/** Mails a cart once, in the transaction that marks it as mailed. A cart of which nothing can be bought gets no mail. */
async function mailCart(scope: RecoveryScope, cartId: string): Promise<void> {
  const { tenant, site, services, recovery, now } = scope;
  const entries = (await listEntries(tenant, cartId, now))
    .filter(({ unlimited, qtyInStock }) => unlimited || qtyInStock > 0)
    .map((entry) => ({
      title: entry.title,
      variant: variantText(entry),
      quantity: entry.quantity,
      amountCents: effectivePriceCents(entry) * entry.quantity,
    }));
  if (entries.length === 0) return;
  const buyer = await takeDueCart(tenant, cartId, recovery, now);
  if (buyer === null) return;
  const from = await readMailSite(tenant, site, services);
  const { currency } = await readStoreSettings(tenant);
  const link = { secret: services.settings.secret, websiteId: site.websiteId, now };
  await enqueueMail(tenant, [
    {
      outboxId: services.createId(),
      cause: `cart.recovery.${cartId}`,
      to: buyer.email,
      view: {
        kind: 'cartRecovery',
        site: from,
        entries,
        currency,
        cartUrl: `${from.baseUrl}${restorePath(link, cartId)}`,
        unsubscribeUrl: `${from.baseUrl}${stopPath(link, buyer.customerId)}`,
      },
      now,
    },
  ]);
}

/** The job: mails the buyers of abandoned carts of stores that want it. An error of one cart does not affect the others. */
export async function recoverCarts(services: RecoveryServices): Promise<void> {
  await forEachWebsite(services, async (websiteId) => {
    const inTenant = <T>(work: (tenant: Tenant) => Promise<T>) =>
      withTenant(services.database, { websiteId, actorId: undefined }, work);
    const now = services.now();
    const recovery = await inTenant(readCartRecovery);
    await inTenant(withdrawMails);
    if (!recovery.isOn) return;
    const site = await findHostedSiteOf(services, websiteId, inTenant);
    if (site === null || !servesPages(site)) return;
    const failures: unknown[] = [];
    for (const cartId of await inTenant((tenant) => listDueCarts(tenant, recovery, now)))
      try {
        await inTenant((tenant) => mailCart({ tenant, site, services, recovery, now }, cartId));
      } catch (error) {
        failures.push(error);
      }
    if (failures.length > 0) throw new AggregateError(failures, 'Some carts were not mailed.');
  });
}
