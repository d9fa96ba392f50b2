import { isErrorResult } from '@sitewright/contracts/errors';
import { withLookup, withTenant, type Tenant } from '../../../platform/database/index.ts';
import type { Services } from '../../../platform/services.ts';
import { findHostedSiteOf } from '../../mail/public.ts';
import type { PaymentOutcome, PaymentProvider } from '../../../platform/payments/index.ts';
import { sendCapture } from '../capture/send-capture.ts';
import { requestOutcome } from '../pay/request-outcome.ts';
import {
  findAttempt,
  listOpenAttempts,
  updateAttempt,
  type PaymentAttempt,
} from '../payment-attempts.queries.ts';
import { checkoutQueuesOf } from '../queues/checkout-queues.ts';
import { nextCheckAt } from './settlement.ts';

/** The maximum number of payments that one run of the job checks. */
const maxPayments = 50;

interface Round {
  readonly services: Omit<Services, 'log'>;
  readonly onError: (error: unknown) => void;
}

/**
 * Settles payments whose outcome is open: the provider's response was lost, the buyer did not come back, or the server
 * stopped in between. After the hold on the stock has expired, the payment is canceled at the provider before the stock
 * is released; so is an authorized payment when it expires. A capture that is not confirmed is sent again. An error of one
 * payment does not affect the others.
 */
async function reconcilePayments(round: Round): Promise<void> {
  const { services } = round;
  const now = services.now();
  const open = await withLookup(
    services.database,
    (db) => listOpenAttempts(db, now, maxPayments),
    'read',
  );
  for (const { websiteId, attemptId } of open)
    try {
      await reconcilePayment(round, websiteId, attemptId);
    } catch (error) {
      round.onError(error);
      await postponeCheck(services, websiteId, attemptId).catch(round.onError);
    }
}

/** Postpones a payment that cannot be settled, so that later ones are checked too. */
const postponeCheck = (
  services: Round['services'],
  websiteId: string,
  attemptId: string,
): Promise<void> =>
  withTenant(services.database, { websiteId, actorId: undefined }, async (tenant) => {
    const attempt = await findAttempt(tenant, attemptId, true);
    if (attempt === null || ['captured', 'capturedLate', 'declined'].includes(attempt.state))
      return;
    const { state, checks } = attempt;
    const checkAt = nextCheckAt(checks, services.now());
    await updateAttempt(tenant, attemptId, { state, checks: checks + 1, checkAt });
  });

const isPast = (time: Date | null, now: Date): boolean => time !== null && time <= now;

/** Asks for the outcome of a payment, or cancels it once its time is over. */
async function askOrVoid(
  provider: PaymentProvider,
  websiteId: string,
  { attemptId, state, heldUntil, captureBefore }: PaymentAttempt,
  now: Date,
): Promise<PaymentOutcome> {
  const key = { websiteId, attemptId };
  if (state === 'authorized')
    return isPast(captureBefore, now) ? provider.void(key) : provider.fetchOutcome(key);
  if (!isPast(heldUntil, now)) return provider.fetchOutcome(key);
  // Unlike a charge, an authorization that was reported late could still be canceled: its buyer has paid.
  const outcome = captureBefore === null ? null : await provider.fetchOutcome(key);
  return outcome?.state === 'authorized' ? outcome : provider.void(key);
}

async function reconcilePayment(
  { services, onError }: Round,
  websiteId: string,
  attemptId: string,
): Promise<void> {
  const now = services.now();
  const inTenant = <T>(work: (tenant: Tenant) => Promise<T>) =>
    withTenant(services.database, { websiteId, actorId: undefined }, work);
  const site = await findHostedSiteOf(services, websiteId, inTenant);
  const attempt = await inTenant((tenant) => findAttempt(tenant, attemptId));
  if (attempt === null || site === null) return;
  const isCapturing = attempt.state === 'authorized' && attempt.captureId !== null;
  const outcome = isCapturing
    ? await sendCapture(services, websiteId, attempt, onError)
    : await requestOutcome({
        attempt,
        payments: services.providers,
        call: (provider) => askOrVoid(provider, websiteId, attempt, now),
        onError,
      });
  if (outcome.state === 'rejected') return;
  const { settlements } = checkoutQueuesOf(services);
  const settled = await settlements.submit(websiteId, { site, attemptId, outcome });
  if (isErrorResult(settled)) throw new Error(`The payment ${attemptId} was not settled in time.`);
}

/** The job. It fails after all payments were checked if one of them could not be settled. */
export async function reconcilePaymentsJob(services: Omit<Services, 'log'>): Promise<void> {
  const errors: unknown[] = [];
  await reconcilePayments({ services, onError: (error) => errors.push(error) });
  if (errors.length > 0) throw new AggregateError(errors, 'Some payments could not be settled.');
}
