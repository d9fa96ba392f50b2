import type { PaymentOutcome } from '../../../platform/payments/index.ts';
import type { HostedSite } from '../../../platform/hosts/host-table.ts';
import { insertOrderEvent } from '../../orders/public.ts';
import { insertPaymentEvent, lockAttempts, updateAttempt } from '../payment-attempts.queries.ts';
import { again } from '../../../platform/batches/batch-queue.ts';
import { cancelOrders } from './cancel-orders.ts';
import { confirmOrders } from './confirm-orders.ts';
import type { SettledAttempt, SettleScope } from './settle-scope.ts';
import { captureOrders, releasePayments } from './settle-authorizations.ts';
import {
  decideSettlement,
  nextAuthorizationCheckAt,
  nextCheckAt,
  nextProcessingCheckAt,
} from './settlement.ts';

/** An outcome that a provider reported for an attempt. */
export interface PaymentReport {
  readonly site: HostedSite;
  readonly attemptId: string;
  readonly outcome: PaymentOutcome;
  /** Set if the report is an event of the provider, which may arrive several times and counts once. */
  readonly event?: { readonly provider: string; readonly eventId: string };
}

/** The state of an order after a report about its payment. `released`: it was placed, and its payment is voided. */
export type SettledOrder = 'confirmed' | 'canceled' | 'released' | 'pending';

/** The state of the order, null if there is nothing to settle, or `again` if the next batch has to settle it. */
export type SettlementResult = SettledOrder | null | typeof again;

async function scheduleCheck(
  { tenant, now }: SettleScope,
  { attempt, settlement, outcome }: SettledAttempt<'wait'>,
): Promise<void> {
  const { attemptId, checks } = attempt;
  // A buyer who opens the order again does not postpone a capture that is sent again, or the end of an authorization.
  if (settlement.attempt === 'authorized' && attempt.checkAt !== null && attempt.checkAt > now)
    return;
  const checkAt = {
    authorized: nextAuthorizationCheckAt(attempt, now),
    awaiting: nextProcessingCheckAt(now),
    actionRequired: nextCheckAt(checks, now),
    unknown: nextCheckAt(checks, now),
  } as const;
  await updateAttempt(tenant, attemptId, {
    state: settlement.attempt,
    checks: checks + 1,
    checkAt: checkAt[settlement.attempt],
    ...('reference' in outcome ? { reference: outcome.reference } : {}),
  });
}

/** Records money that arrived for a canceled order, once however often it is reported. A job refunds it. */
async function recordLateCapture(
  { tenant, services, now }: SettleScope,
  { attempt: { attemptId, orderId }, outcome }: SettledAttempt<'refund'>,
): Promise<void> {
  await updateAttempt(tenant, attemptId, {
    state: 'capturedLate',
    checkAt: null,
    settledAt: now,
    ...(outcome.state === 'captured' && outcome.capturedCents !== undefined
      ? { captureCents: outcome.capturedCents }
      : {}),
  });
  const text = 'Money arrived after the order was canceled. It is refunded automatically.';
  const event = { eventId: services.createId(), orderId, kind: 'needsRefund', text };
  await insertOrderEvent(tenant, event, now);
}

/**
 * Settles payments of a website in one transaction; a single payment is a batch of one. The same outcome can be
 * reported any number of times: by the buyer's browser, by the provider and by the reconciler.
 *
 * @returns The results in the order of the reports. The first is never `again`.
 */
export async function settlePayments(
  scope: SettleScope,
  reports: readonly PaymentReport[],
): Promise<SettlementResult[]> {
  const { tenant, now } = scope;
  const attemptIds = reports.map(({ attemptId }) => attemptId);
  const attempts = await lockAttempts(tenant, attemptIds);

  const confirmations: SettledAttempt<'confirm'>[] = [];
  const cancellations: SettledAttempt<'cancel'>[] = [];
  const waiting: SettledAttempt<'wait'>[] = [];
  const refunds: SettledAttempt<'refund'>[] = [];
  const captures: SettledAttempt<'capture'>[] = [];
  const releases: SettledAttempt<'release'>[] = [];
  const orderIds = new Set<string>();

  async function settle(report: PaymentReport): Promise<SettlementResult> {
    const { attemptId, outcome, event } = report;
    const attempt = attempts.get(attemptId);
    // The second report about an order is settled once the first is written.
    if (attempt !== undefined && orderIds.has(attempt.orderId)) return again;
    const settlement = attempt === undefined ? undefined : decideSettlement(attempt.state, outcome);
    // Both lock gift cards, and one of them locks carts before: one transaction cannot do both in one order.
    if (settlement?.kind === 'release' && cancellations.length > 0) return again;
    if (settlement?.kind === 'cancel' && releases.length > 0) return again;
    if (event !== undefined) {
      const isNew = await insertPaymentEvent(tenant, { ...event, payload: outcome }, now);
      if (!isNew) return null;
    }
    if (attempt === undefined || settlement === undefined) return null;
    orderIds.add(attempt.orderId);
    switch (settlement.kind) {
      case 'confirm':
        confirmations.push({ attempt, outcome, settlement });
        return 'confirmed';
      case 'capture':
        captures.push({ attempt, outcome, settlement });
        return 'confirmed';
      case 'release':
        releases.push({ attempt, outcome, settlement });
        return 'released';
      case 'cancel':
        cancellations.push({ attempt, outcome, settlement });
        return 'canceled';
      case 'wait':
        waiting.push({ attempt, outcome, settlement });
        return 'pending';
      case 'refund':
        refunds.push({ attempt, outcome, settlement });
        return 'canceled';
      case 'none':
        return attempt.state === 'declined' || attempt.state === 'capturedLate'
          ? 'canceled'
          : 'confirmed';
    }
  }

  const results: SettlementResult[] = [];
  for (const report of reports) results.push(await settle(report));
  await releasePayments(scope, releases);
  await captureOrders(scope, captures);
  await confirmOrders(scope, confirmations);
  await cancelOrders(scope, cancellations);
  for (const attempt of waiting) await scheduleCheck(scope, attempt);
  for (const attempt of refunds) await recordLateCapture(scope, attempt);
  return results;
}
