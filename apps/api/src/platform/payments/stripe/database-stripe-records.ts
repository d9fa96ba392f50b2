import { withTenant, type OpenedDatabase, type Tenant } from '../../database/index.ts';
import { unseal, type SealingKey } from '../../security/sealing.ts';
import type { StripeRecords } from './stripe-accounts.ts';

/** The contexts of the encrypted columns: a secret cannot be moved to another website or column. */
export const sealingContexts = (websiteId: string) => ({
  secretKey: `stripe_accounts.secret_key ${websiteId}`,
  webhookSecret: `stripe_accounts.webhook_secret ${websiteId}`,
});

/** Reads the accounts that owners connected, and stores the payments of attempts. */
export function databaseStripeRecords(
  database: OpenedDatabase,
  keys: readonly SealingKey[],
): StripeRecords {
  const inTenant = <T>(
    websiteId: string,
    work: (tenant: Tenant) => Promise<T>,
    mode: 'read' | 'write' = 'read',
  ) => withTenant(database, { websiteId, actorId: undefined }, work, mode);

  const findIntent = async (tenant: Tenant, attemptId: string) =>
    (await tenant
      .selectFrom('stripeIntents')
      .where('attemptId', '=', attemptId)
      .select(['accountId', 'intentId'])
      .executeTakeFirst()) ?? null;

  return {
    async findAccount(websiteId) {
      const row = await inTenant(websiteId, (tenant) =>
        tenant
          .selectFrom('stripeAccounts')
          .select(['accountId', 'publishableKey', 'keyId', 'sealedSecretKey'])
          .select('sealedWebhookSecret')
          .executeTakeFirst(),
      );
      if (row === undefined) return null;
      const { accountId, publishableKey, keyId } = row;
      const contexts = sealingContexts(websiteId);
      return {
        accountId,
        publishableKey,
        secretKey: unseal(keys, { keyId, sealed: row.sealedSecretKey }, contexts.secretKey),
        webhookSecret: unseal(
          keys,
          { keyId, sealed: row.sealedWebhookSecret },
          contexts.webhookSecret,
        ),
      };
    },

    findIntent: ({ websiteId, attemptId }) =>
      inTenant(websiteId, (tenant) => findIntent(tenant, attemptId)),

    insertIntent: ({ websiteId, attemptId }, intent) =>
      inTenant(
        websiteId,
        async (tenant) => {
          const inserted = await tenant
            .insertInto('stripeIntents')
            .values({ attemptId, ...intent })
            .onConflict((conflict) => conflict.columns(['websiteId', 'attemptId']).doNothing())
            .returning(['accountId', 'intentId'])
            .executeTakeFirst();
          // Rows are never deleted or changed, so the other writer's row is there.
          const stored = inserted ?? (await findIntent(tenant, attemptId));
          if (stored === null) throw new Error(`The payment of ${attemptId} was not stored.`);
          return stored;
        },
        'write',
      ),

    findAttemptId: (websiteId, intentId) =>
      inTenant(websiteId, async (tenant) => {
        const row = await tenant
          .selectFrom('stripeIntents')
          .where('intentId', '=', intentId)
          .select('attemptId')
          .executeTakeFirst();
        return row?.attemptId ?? null;
      }),
  };
}
