import type { CheckoutBody } from '@sitewright/contracts/api';
import { isRefusal, refuse, type Refusal } from '@sitewright/contracts/errors';
import type { FastifyRequest } from 'fastify';
import { withLookup, type TenantTransaction } from '../../platform/database/index.ts';
import { orRefusal } from '../../platform/errors/or-refusal.ts';
import type { HostedSite } from '../../platform/hosts/host-table.ts';
import type { PaymentOutcome, PaymentProvider } from '../../platform/payments/index.ts';
import { requestOrigin } from '../../platform/routing/request-origin.ts';
import type { Services } from '../../platform/services.ts';
import { orderPath, orderToken } from '../orders/order-token.ts';
import { outcomeOf } from './ask-provider.ts';
import { createOrder, type StartedOrder } from './create-order.ts';
import { listOwnerEmails } from './order-mail.ts';
import { findAttempt, type AttemptRow } from './payment-attempts.queries.ts';
import { settleAttempt } from './settle-attempt.ts';

export interface CheckoutCall {
  readonly services: Services;
  readonly site: HostedSite;
  readonly request: FastifyRequest;
  readonly inTenant: <T>(work: (trx: TenantTransaction) => Promise<T>) => Promise<T>;
  readonly now: Date;
}

/** Where the buyer goes after a checkout. */
export interface PlacedOrder {
  readonly orderUrl: string;
  /** A page on which the buyer's bank wants another answer first. */
  readonly nextStepUrl: string | null;
}

/**
 * A checkout from end to end: the order in one transaction, then the provider outside of any, then what it said in
 * another. Whatever is lost in between is found again by the reconciler, because the attempt is written down first.
 */
export async function placeCheckout(
  call: CheckoutCall,
  body: CheckoutBody,
): Promise<PlacedOrder | Refusal> {
  const { services, site, request, now } = call;
  const { websiteId } = site;
  const provider = services.payments.find(({ id }) => id === body.payment.method);
  if (provider === undefined)
    return refuse('invalidRequest', { errors: { 'payment.method': 'Choose how to pay.' } });
  const ownerEmails = await withLookup(
    services.database,
    (db) => listOwnerEmails(db, websiteId),
    'read',
  );
  const started = await orRefusal(
    call.inTenant((trx) => createOrder({ trx, site, request, services, ownerEmails, now }, body)),
  );
  if (isRefusal(started)) return started;
  services.revisions.forget(websiteId);
  services.wakeOutbox();
  return payOrder(call, body, provider, started);
}

async function payOrder(
  call: CheckoutCall,
  body: CheckoutBody,
  provider: PaymentProvider,
  { orderId, attemptId }: StartedOrder,
): Promise<PlacedOrder | Refusal> {
  const { services, site, request } = call;
  const token = orderToken(services.settings.secret, site.websiteId, orderId);
  const orderUrl = orderPath(token);
  if (attemptId === null) return { orderUrl, nextStepUrl: null };
  const attempt = await call.inTenant((trx) => findAttempt(trx, site.websiteId, attemptId));
  if (attempt === null || attempt.state === 'captured' || attempt.state === 'awaiting')
    return { orderUrl, nextStepUrl: null };

  const returnUrl = `${requestOrigin(request, services)}/checkout/return?order=${token}`;
  const outcome = await outcomeOf(
    charge(provider, attempt, { body, websiteId: site.websiteId, returnUrl }),
    (error) => services.log.warn({ err: error }, 'the payment provider did not answer'),
  );
  const settled = await settleAttempt({ services, site, attemptId, outcome });
  if (settled === 'falls') return refuse('paymentDeclined');
  const nextStepUrl = outcome.state === 'actionRequired' ? outcome.nextStepUrl : null;
  return { orderUrl, nextStepUrl };
}

/** A first attempt is sent; of one whose answer was lost it is asked what became of it. */
function charge(
  provider: PaymentProvider,
  { attemptId, orderId, state, amountCents, currency }: AttemptRow,
  at: { readonly body: CheckoutBody; readonly websiteId: string; readonly returnUrl: string },
): Promise<PaymentOutcome> {
  const { body, websiteId, returnUrl } = at;
  if (state !== 'started') return provider.ask(attemptId);
  const token = body.payment.method === 'testCard' ? body.payment.card : '';
  const request = { attemptId, websiteId, orderId, amountCents, currency, token, returnUrl };
  return provider.pay(request);
}
