import { isManualMethod } from '@sitewright/contracts/entities';
import { settlePayments } from '../../features/checkout/settle/settle-payments.ts';
import type { PaymentAttempt } from '../../features/checkout/payment-attempts.queries.ts';
import { readSeller } from '../../features/invoices/invoice-settings.queries.ts';
import { issueInvoices } from '../../features/invoices/issue-invoices.ts';
import { findOrders } from '../../features/orders/public.ts';
import type { PaymentOutcome } from '../../platform/payments/index.ts';
import { createToken } from '../../platform/security/token.ts';
import type { DemoPurchase } from '../demo-history.ts';
import { scopeOf, type HistoryScope } from './history-scope.ts';

/** How long a buyer's bank took, in days. */
const paymentTime = 1 / 24 / 60;

/** A purchase that was placed, with the attempt to pay it. */
export interface PlacedPurchase {
  readonly purchase: DemoPurchase;
  readonly attempt: PaymentAttempt;
}

/** What the provider of a purchase reports. */
function outcomeOf({ purchase: { pays }, attempt }: PlacedPurchase): PaymentOutcome {
  if (isManualMethod(pays)) return { state: 'awaiting', reference: attempt.attemptId };
  const reference = createToken();
  return pays === 'declined'
    ? { state: 'declined', reference, reason: 'cardDeclined' }
    : { state: 'captured', reference };
}

/** Settles the payments of placed orders, each as it would have been then. */
export async function payPurchases(
  history: HistoryScope,
  placed: readonly PlacedPurchase[],
): Promise<void> {
  const { tenant, site } = history;
  const { websiteId } = site;
  const payments = placed.map((one) => ({ ...one, outcome: outcomeOf(one) }));
  // What the test card knows of them, as after real payments.
  const rows = payments.flatMap(({ attempt, outcome }) => {
    const { attemptId, amountCents, currency, provider } = attempt;
    if (provider !== 'testCard' || !('reference' in outcome)) return [];
    const step = { attemptId, websiteId, amountCents, currency, returnUrl: '' };
    const state = outcome.state === 'captured' ? ('captured' as const) : ('declined' as const);
    return [{ attemptId, state, reference: outcome.reference, step: JSON.stringify(step) }];
  });
  if (rows.length > 0) await tenant.insertInto('testCardAttempts').values(rows).execute();
  for (const { purchase, attempt, outcome } of payments) {
    const scope = scopeOf(history, purchase.daysAgo - paymentTime);
    // Without owners, who are not to be notified of orders that nobody placed.
    await settlePayments({ ...scope, ownerEmails: [] }, [
      { site, attemptId: attempt.attemptId, outcome },
    ]);
  }
}

/** Issues the invoices of paid orders, with the dates of their payments. */
export async function invoicePurchases(
  history: HistoryScope,
  placed: readonly PlacedPurchase[],
): Promise<void> {
  const { tenant } = history;
  const invoiced = placed.filter(({ purchase }) => purchase.hasInvoice === true);
  if (invoiced.length === 0) return;
  // Read once for all of them, because a first start waits for it.
  const orderIds = invoiced.map(({ attempt }) => attempt.orderId);
  const [orders, seller] = [await findOrders(tenant, orderIds), await readSeller(tenant)];
  for (const { purchase, attempt } of invoiced) {
    const order = orders.get(attempt.orderId);
    if (order === undefined) throw new Error(`The demo order ${purchase.key} does not exist.`);
    const { services, now } = scopeOf(history, purchase.daysAgo - paymentTime);
    await issueInvoices({ tenant, createId: services.createId, now }, [order], seller);
  }
}
