import { withLookup, withTenant, type TenantTransaction } from '../../platform/database/index.ts';
import {
  startBackgroundTask,
  type BackgroundTask,
} from '../../platform/background/background-task.ts';
import type { Services } from '../../platform/services.ts';
import { findHostedSiteOf } from '../mail/hosted-site.ts';
import { outcomeOf } from './ask-provider.ts';
import { findAttempt, listOpenAttempts, updateAttempt } from './payment-attempts.queries.ts';
import { settleAttempt } from './settle-attempt.ts';
import { nextAskAt } from './settlement.ts';

/** How many payments one round asks for. */
const batch = 50;
const everyMs = 30_000;

/**
 * Asks what became of every payment whose outcome is open: the answer was lost, the buyer did not come back, or this
 * server died in between. Once the stock was held long enough the payment is stopped instead, and only then is the
 * stock released. Answers how many it asked for.
 */
export async function reconcilePayments(services: Services): Promise<number> {
  const now = services.now();
  const open = await withLookup(
    services.database,
    (db) => listOpenAttempts(db, now, batch),
    'read',
  );
  for (const { websiteId, attemptId } of open) await reconcileOne(services, websiteId, attemptId);
  return open.length;
}

async function reconcileOne(
  services: Services,
  websiteId: string,
  attemptId: string,
): Promise<void> {
  const now = services.now();
  const inTenant = <T>(work: (trx: TenantTransaction) => Promise<T>) =>
    withTenant(services.database, { websiteId, actorId: undefined }, work);
  const site = await findHostedSiteOf(services, websiteId, inTenant);
  const attempt = await inTenant((trx) => findAttempt(trx, websiteId, attemptId));
  if (attempt === null) return;
  const provider = services.payments.find(({ id }) => id === attempt.provider);
  if (site === null || provider === undefined) {
    const { state, asks } = attempt;
    const later = { state, asks: asks + 1, askAt: nextAskAt(asks, now) };
    await inTenant((trx) => updateAttempt(trx, websiteId, attemptId, later));
    return;
  }
  const isOver = attempt.heldUntil !== null && attempt.heldUntil <= now;
  const outcome = await outcomeOf(
    isOver ? provider.cancel(attemptId) : provider.ask(attemptId),
    (error) => services.log.warn({ err: error }, 'the payment provider did not answer'),
  );
  await settleAttempt({ services, site, attemptId, outcome });
}

/** Reconciles in the background for as long as the server runs. */
export function startReconciler(services: Services): BackgroundTask {
  return startBackgroundTask({
    run: () => reconcilePayments(services),
    everyMs,
    onError: (error) => services.log.error({ err: error }, 'payments could not be reconciled'),
  });
}
