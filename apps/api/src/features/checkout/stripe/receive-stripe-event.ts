import { receiveStripeEvent } from '@sitewright/contracts/api';
import { err } from '@sitewright/contracts/errors';
import { openRoute } from '../../../platform/routing/define-route.ts';
import { signedCall } from '../../../platform/routing/visitor-access.ts';
import { insertPaymentEvent } from '../payment-attempts.queries.ts';
import { markStripeEvent } from './stripe-account.queries.ts';

/**
 * Stripe expects a quick answer and repeats what it gets none for: the event is stored once, and a job processes it.
 * Only what changed is stored, not the buyer's data in the event.
 */
export const receiveStripeEventRoute = openRoute(
  receiveStripeEvent,
  signedCall('webhook'),
  async ({ inTenant, websiteId, body, request, services, now }) => {
    const header = request.headers['stripe-signature'];
    const provider = services.providers.find(({ id }) => id === 'stripe');
    const event = await provider?.events?.read({
      websiteId,
      body,
      signature: typeof header === 'string' ? header : '',
      receivedAt: now,
    });
    if (event === 'forged' || event === undefined) return err('invalidSignature');
    await inTenant(async (tenant) => {
      await markStripeEvent(tenant, now);
      if (event === null) return;
      const { eventId, subject, reference } = event;
      const payload = { subject, reference };
      await insertPaymentEvent(tenant, { provider: 'stripe', eventId, payload, tryAt: now }, now);
    });
    if (event !== null) services.sendJob('process-payment-events', {});
    return { received: true as const };
  },
);
