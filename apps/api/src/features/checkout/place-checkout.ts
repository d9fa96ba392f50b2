import type { CheckoutBody } from '@sitewright/contracts/api';
import { isErrorResult, err, type ErrorResult } from '@sitewright/contracts/errors';
import type { FastifyRequest } from 'fastify';
import type { Tenant } from '../../platform/database/index.ts';
import { orErrorResult } from '../../platform/errors/or-error-result.ts';
import type { HostedSite } from '../../platform/hosts/host-table.ts';
import { findLimitError } from '../../platform/limits/find-limit-error.ts';
import { requestOrigin } from '../../platform/routing/request-origin.ts';
import type { Services } from '../../platform/services.ts';
import { cartTokenHash } from '../cart/public.ts';
import { orderPath, orderToken } from '../orders/public.ts';
import { outcomeOf, type ProviderCall } from './charge-attempt.ts';
import { checkoutQueuesOf } from './checkout-queues.ts';
import { createOrder, findSettledAttempt } from './create-order.ts';
import { withEveryFault } from './every-fault.ts';
import { paymentFaults } from './field-faults.ts';
import { isSettled, type AttemptRow } from './payment-attempts.queries.ts';
import { settleAttempt } from './settle-attempt.ts';

export interface CheckoutCall {
  readonly services: Services;
  readonly site: HostedSite;
  readonly request: FastifyRequest;
  readonly inTenant: <T>(work: (tenant: Tenant) => Promise<T>) => Promise<T>;
  readonly now: Date;
}

/** Where the buyer goes after a checkout. */
export interface PlacedOrder {
  readonly orderUrl: string;
  /** A page on which the buyer's bank wants another answer first. */
  readonly nextStepUrl: string | null;
}

/** So often may one cart be placed: a card is not tried by the dozen. */
const placeOrderLimit = { max: 10, windowMs: 60_000 } as const;

/**
 * A checkout from end to end: the order in one transaction, then the provider outside of any, then what it said in
 * another. Whatever is lost in between is found again by the reconciler, because the attempt is written down first.
 */
export async function placeCheckout(
  call: CheckoutCall,
  body: CheckoutBody,
): Promise<PlacedOrder | ErrorResult> {
  const { services, site, request, now } = call;
  const { websiteId } = site;
  const cartHash = cartTokenHash(request, services);
  if (cartHash === undefined) return err('cartExpired');
  const key = `orders ${websiteId} ${cartHash.toString('hex')}`;
  const refused = await findLimitError(call, { ...placeOrderLimit, key });
  if (refused !== null) {
    // A buyer whose answer was lost sends the same again: that is no further try of a card.
    const settled = await call.inTenant((tenant) => findSettledAttempt({ ...call, tenant }, body));
    return settled === null ? refused : { orderUrl: orderUrlOf(call, settled), nextStepUrl: null };
  }
  const errors = paymentFaults(body, services.payments);
  if (Object.keys(errors).length > 0)
    return withEveryFault(call, body, err('invalidRequest', { errors }));
  const createAlone = () =>
    orErrorResult(
      call.inTenant((tenant) => createOrder({ tenant, site, request, services, now }, body)),
    );
  const checkout = { site, services, now, body, cartHash, createAlone };
  const attempt = await checkoutQueuesOf(services).orders.submit(websiteId, checkout);
  if (isErrorResult(attempt)) return attempt;
  services.revisions.forget(websiteId);
  return payOrder(call, body, attempt);
}

const tokenOf = ({ services, site }: CheckoutCall, { orderId }: AttemptRow): string =>
  orderToken(services.settings.secret, site.websiteId, orderId);

const orderUrlOf = (call: CheckoutCall, attempt: AttemptRow): string =>
  orderPath(tokenOf(call, attempt));

async function payOrder(
  call: CheckoutCall,
  body: CheckoutBody,
  attempt: AttemptRow,
): Promise<PlacedOrder | ErrorResult> {
  const { services, site, request } = call;
  const { attemptId, orderId } = attempt;
  const token = tokenOf(call, attempt);
  const orderUrl = orderPath(token);
  if (isSettled(attempt)) return { orderUrl, nextStepUrl: null };

  const returnUrl = `${requestOrigin(request, services)}/checkout/return?order=${token}`;
  const outcome = await outcomeOf({
    attempt,
    payments: services.providers,
    call: charge(attempt, { body, websiteId: site.websiteId, returnUrl }),
    onError: (error) => services.log.warn({ err: error }, 'the payment provider did not answer'),
  });
  const heard = { services, site, attemptId, orderId, outcome };
  const isPaid = outcome.state === 'captured' || outcome.state === 'awaiting';
  const settled = await (isPaid
    ? checkoutQueuesOf(services).settlements.submit(site.websiteId, heard)
    : settleAttempt(heard));
  // The order is written and paid for, or will be: who asks again finds it.
  if (settled !== null && typeof settled === 'object') return settled;
  if (settled === 'falls') return err('paymentDeclined');
  return {
    orderUrl,
    nextStepUrl: outcome.state === 'actionRequired' ? outcome.nextStepUrl : null,
  };
}

/** A first attempt is sent; of one whose answer was lost it is asked what became of it. */
function charge(
  { attemptId, orderId, state, amountCents, currency }: AttemptRow,
  at: { readonly body: CheckoutBody; readonly websiteId: string; readonly returnUrl: string },
): ProviderCall {
  const { body, websiteId, returnUrl } = at;
  const token = body.payment.method === 'testCard' ? body.payment.card : '';
  return (provider) =>
    state === 'started'
      ? provider.pay({ attemptId, websiteId, orderId, amountCents, currency, token, returnUrl })
      : provider.ask({ websiteId, attemptId });
}
