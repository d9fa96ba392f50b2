import { answerSecondStep, readSecondStep } from '@sitewright/contracts/api';
import { err, isErrorResult } from '@sitewright/contracts/errors';
import type {
  PaymentProvider,
  SecondStep,
  SecondStepKey,
} from '../../../platform/payments/index.ts';
import { openRoute, replied } from '../../../platform/routing/define-route.ts';
import { visitorReads, visitorWrites } from '../../../platform/routing/visitor-access.ts';
import { secondStepPage, secondStepPolicy } from './second-step-page.ts';
import { checkoutQueuesOf } from '../queues/checkout-queues.ts';

/** Finds the open step with this reference, and its provider. */
async function findStep(
  payments: readonly PaymentProvider[],
  key: SecondStepKey,
): Promise<{ readonly provider: PaymentProvider; readonly step: SecondStep } | null> {
  for (const provider of payments) {
    const step = await provider.secondSteps?.read(key);
    if (step !== undefined && step !== null) return { provider, step };
  }
  return null;
}

export const readSecondStepRoute = openRoute(
  readSecondStep,
  visitorReads(),
  async ({ websiteId, params, reply, services }) => {
    const { reference } = params;
    const found = await findStep(services.providers, { websiteId, reference });
    if (found === null) return err('notFound');
    reply
      .type('text/html; charset=utf-8')
      .header('cache-control', 'no-store')
      .header('content-security-policy', secondStepPolicy)
      .header('x-content-type-options', 'nosniff')
      .send(secondStepPage(found.step));
    return replied;
  },
);

/** Settles the payment like a provider's webhook, then redirects to the return URL, which settles it once more. */
export const answerSecondStepRoute = openRoute(
  answerSecondStep,
  visitorWrites('checkout'),
  async ({ websiteId, site, params: { reference }, body, reply, services }) => {
    const key = { websiteId, reference };
    const found = await findStep(services.providers, key);
    if (site === null || found === null) return err('notFound');
    const { provider, step } = found;
    const { attemptId } = step;
    await provider.secondSteps?.answer(key, body.answer === 'approve');
    const outcome = await provider.fetchOutcome({ websiteId, attemptId });
    const event = { provider: provider.id, eventId: `${reference}.${outcome.state}` };
    const { settlements } = checkoutQueuesOf(services);
    const settled = await settlements.submit(websiteId, { site, attemptId, outcome, event });
    if (isErrorResult(settled)) return settled;
    reply.header('cache-control', 'no-store').redirect(step.returnUrl, 303);
    return replied;
  },
);
