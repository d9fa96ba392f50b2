import { returnFromPayment } from '@sitewright/contracts/api';
import { err } from '@sitewright/contracts/errors';
import { errorText } from '../../platform/errors/error-text.ts';
import { openRoute, replied } from '../../platform/routing/define-route.ts';
import { visitorReads } from '../../platform/routing/visitor-access.ts';
import { formReturnAddress, keepFormReturn } from '../forms/public.ts';
import { orderPath, orderTokenHash } from '../orders/public.ts';
import { outcomeOf } from './charge-attempt.ts';
import { findAttemptByToken } from './payment-attempts.queries.ts';
import { settleAttempt } from './settle-attempt.ts';

const declined = { formId: 'checkout', values: {}, errors: {} } as const;

/**
 * The buyer comes back from a second step. What became of the payment is asked of the provider, never read from the
 * address; the provider's own message may have settled it before.
 */
export const returnFromPaymentRoute = openRoute(
  returnFromPayment,
  visitorReads(),
  async ({ inTenant, websiteId, site, query, reply, services, now }) => {
    const tokenHash = orderTokenHash(query.order);
    const attempt = await inTenant((tenant) => findAttemptByToken(tenant, tokenHash));
    if (site === null || attempt === null) return err('notFound');
    const { attemptId } = attempt;
    const outcome = await outcomeOf({
      attempt,
      payments: services.providers,
      call: (provider) => provider.ask({ websiteId, attemptId }),
      onError: (error) => services.log.warn({ err: error }, 'the payment provider did not answer'),
    });
    const settled = await settleAttempt({ services, site, attemptId, outcome });

    reply.header('cache-control', 'no-store').header('referrer-policy', 'no-referrer');
    // Only who asks for it goes on: a bank that leads back without an answer would be gone to again and again.
    if (query.resume !== undefined && outcome.state === 'actionRequired') {
      reply.redirect(outcome.nextStepUrl, 303);
      return replied;
    }
    if (settled !== 'falls') {
      reply.redirect(orderPath(query.order), 303);
      return replied;
    }
    const kept = { ...declined, message: errorText(err('paymentDeclined'), site.locale) };
    const token = await inTenant((tenant) => keepFormReturn(tenant, kept, now));
    reply.redirect(formReturnAddress('/checkout', { form: 'checkout', return: token }), 303);
    return replied;
  },
);
