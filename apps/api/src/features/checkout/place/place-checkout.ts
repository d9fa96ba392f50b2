import type { CheckoutBody } from '@sitewright/contracts/api';
import { isErrorResult, err, type ErrorResult } from '@sitewright/contracts/errors';
import { findLimitError } from '../../../platform/limits/find-limit-error.ts';
import { requestOrigin } from '../../../platform/routing/request-origin.ts';
import { cartTokenHash, refreshServices } from '../../cart/public.ts';
import { orderPath, orderToken } from '../../orders/public.ts';
import { requestOutcome, type ProviderCall } from '../pay/request-outcome.ts';
import { isSettled, type PaymentAttempt } from '../payment-attempts.queries.ts';
import { checkoutQueuesOf } from '../queues/checkout-queues.ts';
import { addFieldErrors } from './add-field-errors.ts';
import type { CheckoutCall } from './checkout-call.ts';
import { shippingOf } from './draft-order.ts';
import { findSettledAttempt } from './earlier-order.ts';
import { findPaymentFieldErrors } from './find-field-errors.ts';

/** The URLs to which a checkout leads. */
export interface PlacedOrder {
  readonly orderUrl: string;
  /** A page of the buyer's bank, if the payment needs a second step. */
  readonly nextStepUrl: string | null;
}

/** Limits how often one cart is placed, so that nobody can try out card numbers. */
const placeOrderLimit = { max: 10, windowMs: 60_000 } as const;

/**
 * Places an order and pays for it: writes the order in one transaction, calls the payment provider outside of any, and
 * settles the payment in a second one. The order is written together with its payment attempt, so that the reconciler
 * can finish a checkout that is interrupted in between.
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
  const limitError = await findLimitError(call, { ...placeOrderLimit, key });
  if (limitError !== null) {
    // A buyer whose response was lost sends the same checkout again. If it is paid, no other card is tried.
    const settled = await findSettledAttempt(call, body);
    return settled === null
      ? limitError
      : { orderUrl: orderUrlOf(call, settled), nextStepUrl: null };
  }
  const errors = findPaymentFieldErrors(body, services.payments, site.locale);
  if (Object.keys(errors).length > 0)
    return addFieldErrors(call, body, err('invalidRequest', { errors }));

  const { orders, settlements } = checkoutQueuesOf(services);
  const checkout = { site, body, cartHash, now };
  const first = await orders.submit(websiteId, checkout);
  // What services said expires while a buyer fills in the form: then they are asked, and the order is placed once more.
  const attempt =
    isErrorResult(first) && (await refreshServices({ ...call, websiteId }, shippingOf(body)))
      ? await orders.submit(websiteId, checkout)
      : first;
  if (isErrorResult(attempt)) return attempt;
  const orderUrl = orderUrlOf(call, attempt);
  if (isSettled(attempt)) return { orderUrl, nextStepUrl: null };

  const outcome = await requestOutcome({
    attempt,
    payments: services.providers,
    call: chargeOrAsk(call, body, attempt),
    onError: (error) => services.log.warn({ err: error }, 'the payment provider did not respond'),
  });
  const { attemptId } = attempt;
  const settled = await settlements.submit(websiteId, { site, attemptId, outcome });
  if (isErrorResult(settled)) return settled;
  if (settled === 'canceled') return err('paymentDeclined');
  return {
    orderUrl,
    nextStepUrl: outcome.state === 'actionRequired' ? outcome.nextStepUrl : null,
  };
}

const tokenOf = ({ services, site }: CheckoutCall, { orderId }: PaymentAttempt): string =>
  orderToken(services.settings.secret, site.websiteId, orderId);

const orderUrlOf = (call: CheckoutCall, attempt: PaymentAttempt): string =>
  orderPath(tokenOf(call, attempt));

/** What the provider's client made of the buyer's card. */
function tokenOfPayment({ payment }: CheckoutBody): string {
  if (payment.method === 'testCard') return payment.card;
  return payment.method === 'stripe' ? payment.confirmationToken : '';
}

/** Charges a new attempt. For an attempt that was charged before, asks the provider for the outcome instead. */
function chargeOrAsk(
  call: CheckoutCall,
  body: CheckoutBody,
  attempt: PaymentAttempt,
): ProviderCall {
  const { services, site, request } = call;
  const { websiteId } = site;
  const { attemptId, orderId, state, amountCents, currency, captureBefore } = attempt;
  const capture = captureBefore === null ? 'automatic' : 'manual';
  const source = { kind: 'token', token: tokenOfPayment(body), savesMethod: false } as const;
  const returnUrl = `${requestOrigin(request, services)}/checkout/return?order=${tokenOf(call, attempt)}`;
  return (provider) =>
    state === 'started'
      ? provider.pay({
          attemptId,
          websiteId,
          orderId,
          amountCents,
          currency,
          capture,
          source,
          returnUrl,
        })
      : provider.fetchOutcome({ websiteId, attemptId });
}
