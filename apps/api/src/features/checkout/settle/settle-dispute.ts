import { format, Money, type CurrencyCode } from '@sitewright/money';
import type { Tenant } from '../../../platform/database/index.ts';
import type { ProviderDispute } from '../../../platform/payments/index.ts';
import type { Services } from '../../../platform/services.ts';
import { insertOrderEvent } from '../../orders/public.ts';
import { findAttempt } from '../payment-attempts.queries.ts';
import { lockDisputeStatus, writeDispute } from './disputes.queries.ts';

/** The outcomes that end a dispute. All other states are named as they are. */
const endings: Readonly<Record<string, string>> = {
  won: 'The dispute was won: the money stays with you.',
  lost: 'The dispute was lost: the money went back to the customer.',
  warning_closed: 'The inquiry was closed: the money stays with you.',
};

function describe({ status, amountCents, currency, reason, dueAt }: ProviderDispute): string {
  const ending = endings[status];
  if (ending !== undefined) return ending;
  const amount = format(Money.fromCents(amountCents, currency as CurrencyCode), { locale: 'en' });
  const deadline =
    dueAt === null ? '' : ` Answer at Stripe by ${dueAt.toISOString().slice(0, 10)}.`;
  const names = [reason, status].map((name) => name.replaceAll('_', ' '));
  return `The customer disputes ${amount} (${names.join('; ')}).${deadline}`;
}

/**
 * Stores the present state of a dispute, with an entry in the timeline of its order for each new status. Events may
 * arrive twice and in any order, because the state is not theirs but the provider's.
 */
export async function settleDispute(
  tenant: Tenant,
  services: Pick<Services, 'createId'>,
  provider: string,
  dispute: ProviderDispute,
  now: Date,
): Promise<void> {
  // Locks the order, so that two events of a dispute are not both the first.
  const attempt = await findAttempt(tenant, dispute.attemptId, true);
  if (attempt === null) return;
  const { orderId } = attempt;
  const earlier = await lockDisputeStatus(tenant, provider, dispute.disputeId);
  await writeDispute(tenant, { ...dispute, provider, orderId }, now);
  if (earlier === dispute.status) return;
  const text = describe(dispute);
  await insertOrderEvent(
    tenant,
    { eventId: services.createId(), orderId, kind: 'disputed', text },
    now,
  );
}
