import { returnFromPayment } from '@sitewright/contracts/api';
import { err, isErrorResult } from '@sitewright/contracts/errors';
import type { Tenant } from '../../../platform/database/index.ts';
import { errorText } from '../../../platform/errors/error-text.ts';
import { openRoute, replied } from '../../../platform/routing/define-route.ts';
import { visitorReads } from '../../../platform/routing/visitor-access.ts';
import { formReturnAddress, storeFormReturn } from '../../forms/public.ts';
import { findOrder, orderPath, orderTokenHash } from '../../orders/public.ts';
import { requestOutcome } from './request-outcome.ts';
import { findAttemptByToken } from '../payment-attempts.queries.ts';
import { checkoutQueuesOf } from '../queues/checkout-queues.ts';

/** What the buyer typed before the second step: an order that was not paid is typed once. */
async function readTypedValues(tenant: Tenant, orderId: string): Promise<Record<string, string>> {
  const order = await findOrder(tenant, { orderId });
  if (order === null) return {};
  const address = Object.entries(order.shippingAddress ?? {}).map(
    ([name, value]) => [`shippingAddress.${name}`, value] as const,
  );
  return { email: order.email, ...Object.fromEntries(address) };
}

/**
 * The page to which the buyer returns from a second step. The outcome is requested from the provider: the URL is not
 * trusted. The provider's webhook may have settled the payment before.
 */
export const returnFromPaymentRoute = openRoute(
  returnFromPayment,
  visitorReads(),
  async ({ inTenant, websiteId, site, query, reply, services, now }) => {
    const tokenHash = orderTokenHash(query.order);
    const attempt = await inTenant((tenant) => findAttemptByToken(tenant, tokenHash));
    if (site === null || attempt === null) return err('notFound');
    const { attemptId } = attempt;
    const outcome = await requestOutcome({
      attempt,
      payments: services.providers,
      call: (provider) => provider.fetchOutcome({ websiteId, attemptId }),
      onError: (error) => services.log.warn({ err: error }, 'the payment provider did not respond'),
    });
    const { settlements } = checkoutQueuesOf(services);
    const settled = await settlements.submit(websiteId, { site, attemptId, outcome });
    if (isErrorResult(settled)) return settled;

    reply.header('cache-control', 'no-store').header('referrer-policy', 'no-referrer');
    // Only with `resume`: a bank that redirects back without an outcome would otherwise cause a redirect loop.
    if (query.resume !== undefined && outcome.state === 'actionRequired') {
      reply.redirect(outcome.nextStepUrl, 303);
      return replied;
    }
    if (settled !== 'canceled') {
      reply.redirect(orderPath(query.order), 303);
      return replied;
    }
    const token = await inTenant(async (tenant) => {
      const values = {
        ...(await readTypedValues(tenant, attempt.orderId)),
        'payment.method': attempt.provider,
      };
      const message = errorText(err('paymentDeclined'), site.locale);
      return storeFormReturn(tenant, { formId: 'checkout', values, errors: {}, message }, now);
    });
    reply.redirect(formReturnAddress('/checkout', { form: 'checkout', return: token }), 303);
    return replied;
  },
);
