import { withTenant } from '../../platform/database/index.ts';
import type { HostedSite } from '../../platform/hosts/host-table.ts';
import type { PaymentOutcome } from '../../platform/payments/index.ts';
import type { Services } from '../../platform/services.ts';
import { readOwnerEmails } from './order-mail.ts';
import { insertPaymentEvent } from './payment-attempts.queries.ts';
import { settlePayment, type SettledAs } from './settle-payment.ts';

export interface AttemptSettlement {
  readonly services: Omit<Services, 'log'>;
  readonly site: HostedSite;
  readonly attemptId: string;
  readonly outcome: PaymentOutcome;
  /** Of a provider's message: one that arrives again counts once. */
  readonly event?: { readonly provider: string; readonly eventId: string };
}

/** Settles an attempt in a transaction of its own, and lets the rest of the server know. */
export async function settleAttempt(settlement: AttemptSettlement): Promise<SettledAs | null> {
  const { services, site, attemptId, outcome, event } = settlement;
  const { websiteId } = site;
  const now = services.now();
  const ownerEmails = await readOwnerEmails(services, websiteId);
  const settled = await withTenant(
    services.database,
    { websiteId, actorId: undefined },
    async (tenant) => {
      const isNews =
        event === undefined ||
        (await insertPaymentEvent(tenant, { ...event, payload: outcome }, now));
      return isNews
        ? settlePayment({ tenant, site, services, ownerEmails, now }, attemptId, outcome)
        : null;
    },
  );
  services.wakeOutbox();
  services.revisions.forget(websiteId);
  return settled;
}
