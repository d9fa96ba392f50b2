import type { TenantTransaction } from '../../platform/database/index.ts';

/** FORM-70: how long a key is good for. */
const formKeyMs = 3_600_000;

interface FormKey {
  readonly websiteId: string;
  readonly keyHash: Uint8Array;
  readonly now: Date;
}

/** Keeps a new key. `isUsed`: the server uses it itself at once. Keys whose time is over go. */
export async function insertFormKey(
  trx: TenantTransaction,
  { websiteId, keyHash, now, isUsed }: FormKey & { readonly isUsed: boolean },
): Promise<void> {
  await trx
    .deleteFrom('form_keys')
    .where('website_id', '=', websiteId)
    .where('expires_at', '<', now)
    .execute();
  await trx
    .insertInto('form_keys')
    .values({
      website_id: websiteId,
      key_hash: keyHash,
      expires_at: new Date(now.getTime() + formKeyMs),
      used_at: isUsed ? now : null,
    })
    .execute();
}

/** Uses up a key of the website; false when there is no such key that is still good. */
export async function useFormKey(
  trx: TenantTransaction,
  { websiteId, keyHash, now }: FormKey,
): Promise<boolean> {
  const used = await trx
    .updateTable('form_keys')
    .set({ used_at: now })
    .where('website_id', '=', websiteId)
    .where('key_hash', '=', keyHash)
    .where('used_at', 'is', null)
    .where('expires_at', '>', now)
    .returning('key_hash')
    .executeTakeFirst();
  return used !== undefined;
}
