import { returnFromPayment } from '@sitewright/contracts/api';
import { err, isErrorResult } from '@sitewright/contracts/errors';
import { errorText } from '../../../platform/errors/error-text.ts';
import { openRoute, replied } from '../../../platform/routing/define-route.ts';
import { visitorReads } from '../../../platform/routing/visitor-access.ts';
import { formReturnAddress, storeFormReturn } from '../../forms/public.ts';
import { orderPath, orderTokenHash } from '../../orders/public.ts';
import { requestOutcome } from './request-outcome.ts';
import { findAttemptByToken } from '../payment-attempts.queries.ts';
import { checkoutQueuesOf } from '../queues/checkout-queues.ts';

const emptyForm = { formId: 'checkout', values: {}, errors: {} } as const;

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
    const formReturn = { ...emptyForm, message: errorText(err('paymentDeclined'), site.locale) };
    const token = await inTenant((tenant) => storeFormReturn(tenant, formReturn, now));
    reply.redirect(formReturnAddress('/checkout', { form: 'checkout', return: token }), 303);
    return replied;
  },
);
