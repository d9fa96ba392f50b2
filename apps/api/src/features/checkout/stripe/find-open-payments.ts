import { err, type ErrorResult } from '@sitewright/contracts/errors';
import type { Tenant } from '../../../platform/database/index.ts';
import { openPaymentMs } from '../settle/settlement.ts';
import { listOpenStripeStates } from './stripe-account.queries.ts';

/** The error if payments at Stripe are open: those that the owner has to end, those on their way, or those that end soon. */
export async function findOpenPayments(tenant: Tenant): Promise<ErrorResult | null> {
  const states = await listOpenStripeStates(tenant);
  if (states.includes('authorized')) return err('authorizationsOpen');
  if (states.includes('awaiting')) return err('delayedPaymentsOpen');
  if (states.length === 0) return null;
  return err('paymentsOpen', { values: { minutes: String(openPaymentMs / 60_000) } });
}
