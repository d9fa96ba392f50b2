import { configOrigin } from '../../../platform/hosts/addresses.ts';
import { enqueueMail } from '../../../platform/outbox/index.ts';
import { readMailSite } from '../../mail/public.ts';
import { findOrders } from '../../orders/public.ts';
import type { SettleScope } from './settle-scope.ts';

/**
 * Notifies the owners of placed orders whose payment ended without a charge, in the transaction that voids it: the
 * orders hold stock until an owner decides.
 */
export async function notifyEndedPayments(
  { tenant, site, services, ownerEmails, now }: SettleScope,
  orderIds: readonly string[],
): Promise<void> {
  if (orderIds.length === 0) return;
  const orders = await findOrders(tenant, orderIds);
  const mailSite = await readMailSite(tenant, site, services);
  const { settings, createId } = services;
  await enqueueMail(
    tenant,
    [...orders.values()].flatMap((order) =>
      ownerEmails.map((to) => ({
        outboxId: createId(),
        cause: `order.authorization.${order.id}.${to}`,
        to,
        view: {
          kind: 'authorizationEnded' as const,
          site: mailSite,
          order,
          orderUrl: `${configOrigin(settings)}/config/${site.identifier}/orders/${order.id}`,
        },
        now,
      })),
    ),
  );
}
