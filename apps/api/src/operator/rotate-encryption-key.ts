import { withTenant } from '../platform/database/index.ts';
import { forEachWebsite } from '../platform/jobs/for-each-website.ts';
import { sealingContexts } from '../platform/payments/index.ts';
import { seal, unseal, type SealingKey } from '../platform/security/sealing.ts';
import type { Services } from '../platform/services.ts';

/** The result of a rotation. */
export interface Rotation {
  /** The key that all secrets are encrypted with now. */
  readonly keyId: string;
  /** The number of accounts whose secrets were encrypted again. */
  readonly rotated: number;
}

/** Encrypts the secrets of one website again. Returns false if they have the newest key already. */
const rotateWebsite = (
  database: Services['database'],
  keys: readonly SealingKey[],
  newest: SealingKey,
  websiteId: string,
): Promise<boolean> =>
  withTenant(database, { websiteId, actorId: undefined }, async (tenant) => {
    const row = await tenant
      .selectFrom('stripeAccounts')
      .where('keyId', '<>', newest.id)
      .select(['keyId', 'sealedSecretKey', 'sealedWebhookSecret'])
      .forUpdate()
      .executeTakeFirst();
    if (row === undefined) return false;
    const contexts = sealingContexts(websiteId);
    const sealAgain = (sealed: Uint8Array, context: string) =>
      Buffer.from(seal(keys, unseal(keys, { keyId: row.keyId, sealed }, context), context).sealed);
    await tenant
      .updateTable('stripeAccounts')
      .set({
        keyId: newest.id,
        sealedSecretKey: sealAgain(row.sealedSecretKey, contexts.secretKey),
        sealedWebhookSecret: sealAgain(row.sealedWebhookSecret, contexts.webhookSecret),
      })
      .execute();
    return true;
  });

/**
 * Encrypts all stored secrets with the first key of ENCRYPTION_KEYS; after that, the other keys can be removed. It can be
 * repeated at any time.
 */
export async function rotateEncryptionKey({
  database,
  settings: { encryptionKeys },
}: Pick<Services, 'database' | 'settings'>): Promise<Rotation | { readonly error: string }> {
  const [newest] = encryptionKeys;
  if (newest === undefined) return { error: 'ENCRYPTION_KEYS is not set.' };
  let rotated = 0;
  await forEachWebsite({ database }, async (websiteId) => {
    if (await rotateWebsite(database, encryptionKeys, newest, websiteId)) rotated += 1;
  });
  return { keyId: newest.id, rotated };
}
