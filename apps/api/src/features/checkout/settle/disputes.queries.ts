import type { Tenant } from '../../../platform/database/index.ts';
import type { ProviderDispute } from '../../../platform/payments/index.ts';

interface StoredDispute extends Omit<ProviderDispute, 'attemptId'> {
  readonly provider: string;
  readonly attemptId: string;
  readonly orderId: string;
}

/** Locks a dispute. Returns its stored status; null if it is not stored yet. */
export async function lockDisputeStatus(
  tenant: Tenant,
  provider: string,
  disputeId: string,
): Promise<string | null> {
  const row = await tenant
    .selectFrom('paymentDisputes')
    .where('provider', '=', provider)
    .where('disputeId', '=', disputeId)
    .select('status')
    .forUpdate()
    .executeTakeFirst();
  return row?.status ?? null;
}

/** Stores the present state of a dispute. */
export async function writeDispute(
  tenant: Tenant,
  { orderId, attemptId, provider, disputeId, ...state }: StoredDispute,
  now: Date,
): Promise<void> {
  await tenant
    .insertInto('paymentDisputes')
    .values({ provider, disputeId, orderId, attemptId, ...state, createdAt: now, updatedAt: now })
    .onConflict((conflict) =>
      conflict
        .columns(['websiteId', 'provider', 'disputeId'])
        .doUpdateSet({ ...state, updatedAt: now }),
    )
    .execute();
}
