import { withLookup, withTenant, type Tenant } from '../../platform/database/index.ts';
import type { Services } from '../../platform/services.ts';
import { findHostedSiteOf } from '../mail/public.ts';
import { outcomeOf } from './charge-attempt.ts';
import {
  findAttempt,
  isSettled,
  listOpenAttempts,
  updateAttempt,
} from './payment-attempts.queries.ts';
import { settleAttempt } from './settle-attempt.ts';
import { nextAskAt } from './settlement.ts';

/** How many payments one round asks for. */
const batch = 50;

interface Round {
  readonly services: Omit<Services, 'log'>;
  readonly onError: (error: unknown) => void;
}

/**
 * Asks what became of every payment whose outcome is open: the answer was lost, the buyer did not come back, or this
 * server died in between. Once the stock was held long enough the payment is stopped instead, and only then is the
 * stock released. What fails for one payment keeps no other waiting. Answers how many it asked for.
 */
async function reconcilePayments(round: Round): Promise<number> {
  const { services } = round;
  const now = services.now();
  const open = await withLookup(
    services.database,
    (db) => listOpenAttempts(db, now, batch),
    'read',
  );
  for (const { websiteId, attemptId } of open)
    try {
      await reconcileOne(round, websiteId, attemptId);
    } catch (error) {
      round.onError(error);
      await askLater(services, websiteId, attemptId).catch(round.onError);
    }
  return open.length;
}

/** A payment that cannot be settled keeps no place among the first that are asked for: others wait behind it. */
const askLater = (
  services: Round['services'],
  websiteId: string,
  attemptId: string,
): Promise<void> =>
  withTenant(services.database, { websiteId, actorId: undefined }, async (tenant) => {
    const attempt = await findAttempt(tenant, attemptId, true);
    if (attempt === null || isSettled(attempt) || attempt.state === 'declined') return;
    const { state, asks } = attempt;
    const askAt = nextAskAt(asks, services.now());
    await updateAttempt(tenant, attemptId, { state, asks: asks + 1, askAt });
  });

async function reconcileOne(
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
  const isOver = attempt.heldUntil !== null && attempt.heldUntil <= now;
  const outcome = await outcomeOf({
    attempt,
    payments: services.providers,
    call: (provider) => {
      const key = { websiteId, attemptId };
      return isOver ? provider.cancel(key) : provider.ask(key);
    },
    onError,
  });
  await settleAttempt({ services, site, attemptId, outcome });
}

/** The job: what failed for a payment is the job's failure, once every payment had its turn. */
export async function reconcilePaymentsJob(services: Omit<Services, 'log'>): Promise<void> {
  const errors: unknown[] = [];
  await reconcilePayments({ services, onError: (error) => errors.push(error) });
  if (errors.length > 0) throw new AggregateError(errors, 'Some payments could not be settled.');
}
