import type { Tenant } from '../../platform/database/index.ts';
import type { HostedSite } from '../../platform/hosts/host-table.ts';
import type { PaymentOutcome } from '../../platform/payments/index.ts';
import type { Services } from '../../platform/services.ts';
import { updateCart } from '../cart/public.ts';
import { recordMovements } from '../collections/public.ts';
import { readMailSite } from '../mail/public.ts';
import { findOrder, insertOrderEvent, updateOrder } from '../orders/public.ts';
import { bumpDataRevision } from '../../platform/page-cache/site-revision.queries.ts';
import { deleteCouponUses } from './coupon-uses.queries.ts';
import { letStand } from './let-stand.ts';
import {
  findAttempt,
  markRefundNoted,
  updateAttempt,
  type AttemptRow,
} from './payment-attempts.queries.ts';
import { nextAskAt, settlementOf, type Settlement } from './settlement.ts';
import { heldPieces, returnStock } from './stock.queries.ts';

export interface SettleScope {
  readonly tenant: Tenant;
  readonly site: HostedSite;
  readonly services: Pick<Services, 'settings' | 'createId'>;
  readonly ownerEmails: readonly string[];
  readonly now: Date;
}

/** What the buyer is to be told after a settlement. */
export type SettledAs = 'stands' | 'falls' | 'waits';

const note = (
  { tenant, services, now }: SettleScope,
  orderId: string,
  kind: string,
  text: string,
) => insertOrderEvent(tenant, { eventId: services.createId(), orderId, kind, text }, now);

async function letOneStand(
  scope: SettleScope,
  attempt: AttemptRow,
  settlement: Extract<Settlement, { kind: 'stands' }>,
  outcome: PaymentOutcome,
): Promise<void> {
  const { tenant, site, services } = scope;
  const [order, from] = await Promise.all([
    findOrder(tenant, attempt),
    readMailSite(tenant, site, services),
  ]);
  if (order === null) throw new Error(`The order ${attempt.orderId} of an attempt is not there.`);
  await letStand(scope, from, [{ attempt, settlement, outcome, order }]);
}

/** Gives everything back: the cart to its buyer, the pieces to stock, the coupons and the key of the checkout. */
async function letFall(scope: SettleScope, attempt: AttemptRow, reason: string): Promise<void> {
  const { tenant, services, now } = scope;

  const { attemptId, orderId, cartId, idempotencyKey } = attempt;
  await updateAttempt(tenant, attemptId, {
    state: 'declined',
    askAt: null,
    settledAt: now,
  });
  await updateOrder(tenant, orderId, {
    state: 'cancelled',
    paymentState: 'failed',
    heldUntil: null,
    idempotencyKey: `${idempotencyKey}.${orderId}`,
  });
  await updateCart(tenant, cartId, { orderId: null }, now);
  await deleteCouponUses(tenant, orderId);
  const pieces = await heldPieces(tenant, orderId);
  await returnStock(tenant, pieces);
  const movements = pieces.map(({ variantId, quantity }) => ({
    movementId: services.createId(),
    variantId,
    kind: 'released' as const,
    quantity,
    orderId,
  }));
  await recordMovements(tenant, movements, now);
  await note(scope, orderId, 'failed', `The payment failed (${reason}); the stock was released.`);
  await bumpDataRevision(tenant);
}

async function letWait(
  { tenant, now }: SettleScope,
  { attemptId, asks }: AttemptRow,
  { attempt: state }: Extract<Settlement, { kind: 'waits' }>,
  outcome: PaymentOutcome,
): Promise<void> {
  const reference = 'reference' in outcome ? { reference: outcome.reference } : {};
  await updateAttempt(tenant, attemptId, {
    state,
    asks: asks + 1,
    askAt: nextAskAt(asks, now),
    ...reference,
  });
}

/**
 * Carries out what became of a payment, in one transaction and as often as anybody tells it: the browser that comes
 * back, the provider's webhook, and the reconciler that asked. Null when there is no such attempt.
 */
export async function settlePayment(
  scope: SettleScope,
  attemptId: string,
  outcome: PaymentOutcome,
): Promise<SettledAs | null> {
  const attempt = await findAttempt(scope.tenant, attemptId, true);
  if (attempt === null) return null;
  const settlement = settlementOf(attempt.state, outcome);
  switch (settlement.kind) {
    case 'stands':
      await letOneStand(scope, attempt, settlement, outcome);
      return 'stands';
    case 'falls':
      await letFall(scope, attempt, settlement.reason);
      return 'falls';
    case 'waits':
      await letWait(scope, attempt, settlement, outcome);
      return 'waits';
    case 'settled':
      return attempt.state === 'declined' ? 'falls' : 'stands';
    case 'contradicts': {
      const { tenant, now } = scope;
      // The browser may come back as often as it likes, and the provider may tell it again.
      if (await markRefundNoted(tenant, attemptId, now)) {
        const text = 'Money arrived after the order was cancelled. Refund it at the provider.';
        await note(scope, attempt.orderId, 'needsRefund', text);
      }
      return 'falls';
    }
  }
}
