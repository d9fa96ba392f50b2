import type { MailView } from '@sitewright/contracts/entities';
import type { Tenant } from '../../platform/database/index.ts';
import { configOrigin } from '../../platform/hosts/addresses.ts';
import type { HostedSite } from '../../platform/hosts/host-table.ts';
import { enqueueMail } from '../../platform/outbox/index.ts';
import type { Services } from '../../platform/services.ts';
import { isMailOn, readMailSite } from '../mail/public.ts';
import { markLowStock } from './low-stock.queries.ts';

/** The transaction that confirms orders. */
export interface LowStockScope {
  readonly tenant: Tenant;
  readonly site: HostedSite;
  readonly services: Pick<Services, 'settings' | 'createId'>;
  /** The addresses that are notified. */
  readonly ownerEmails: readonly string[];
  readonly now: Date;
}

/**
 * Notifies the owners once of each variant whose stock has fallen to its threshold, in the transaction that confirms the
 * orders. The next mail about a variant is sent only after its stock was above the threshold again: not for each order,
 * and not for orders whose payment fails.
 */
export async function notifyLowStock(
  { tenant, site, services, ownerEmails, now }: LowStockScope,
  variantIds: readonly string[],
): Promise<void> {
  if (variantIds.length === 0) return;
  const variants = await markLowStock(tenant, variantIds, now);
  // Marked also while the mail is off: turning it on is not answered by mails about what fell before.
  if (variants.length === 0 || !(await isMailOn(tenant, 'lowStock'))) return;
  const view: MailView = {
    kind: 'lowStock',
    site: await readMailSite(tenant, site, services),
    variants: variants.map(({ title, variant, sku, qtyInStock }) => ({
      title,
      variant,
      sku,
      qtyInStock,
    })),
    inventoryUrl: `${configOrigin(services.settings)}/config/${site.identifier}/inventory?state=low`,
  };
  await enqueueMail(
    tenant,
    ownerEmails.map((to) => ({
      outboxId: services.createId(),
      // Once per crossing, because the variants are marked by now.
      cause: `stock.low.${variants[0]?.variantId ?? ''}.${services.createId()}`,
      to,
      view,
      now,
    })),
  );
}
