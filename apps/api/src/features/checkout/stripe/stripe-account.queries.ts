import type { Tenant } from '../../../platform/database/index.ts';

/** What owners see of a connected account. */
export interface StripeConnection {
  readonly accountId: string;
  readonly accountName: string;
  readonly publishableKey: string;
  readonly isLive: boolean;
  readonly connectedAt: Date;
  readonly lastEventAt: Date | null;
}

export async function findStripeConnection(tenant: Tenant): Promise<StripeConnection | null> {
  const row = await tenant
    .selectFrom('stripeAccounts')
    .select(['accountId', 'accountName', 'publishableKey', 'isLive', 'connectedAt', 'lastEventAt'])
    .executeTakeFirst();
  return row ?? null;
}

export interface NewStripeAccount {
  readonly accountId: string;
  readonly accountName: string;
  readonly publishableKey: string;
  readonly isLive: boolean;
  readonly keyId: string;
  readonly sealedSecretKey: Uint8Array;
  readonly sealedWebhookSecret: Uint8Array;
}

/** Stores the account of the website, instead of an earlier one. */
export async function writeStripeAccount(
  tenant: Tenant,
  account: NewStripeAccount,
  now: Date,
): Promise<void> {
  const row = {
    ...account,
    sealedSecretKey: Buffer.from(account.sealedSecretKey),
    sealedWebhookSecret: Buffer.from(account.sealedWebhookSecret),
    connectedAt: now,
    lastEventAt: null,
  };
  await tenant
    .insertInto('stripeAccounts')
    .values(row)
    .onConflict((conflict) => conflict.column('websiteId').doUpdateSet(row))
    .execute();
}

export async function deleteStripeAccount(tenant: Tenant): Promise<void> {
  await tenant.deleteFrom('stripeAccounts').execute();
}

/** Records that an event of the account arrived. */
export async function markStripeEvent(tenant: Tenant, now: Date): Promise<void> {
  await tenant.updateTable('stripeAccounts').set({ lastEventAt: now }).execute();
}

/** The states of payments at Stripe whose outcome is open: without the keys it could not be asked for. */
export async function listOpenStripeStates(tenant: Tenant): Promise<string[]> {
  const rows = await tenant
    .selectFrom('paymentAttempts')
    .where('provider', '=', 'stripe')
    .where('state', 'in', ['started', 'actionRequired', 'unknown', 'authorized', 'awaiting'])
    .select('state')
    .distinct()
    .execute();
  return rows.map(({ state }) => state);
}
