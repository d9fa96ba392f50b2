import type { ExpressionBuilder } from 'kysely';
import type { Database, Tenant } from '../../platform/database/index.ts';
import { hashToken } from '../../platform/security/token.ts';

/** FORM-70: how long a key is valid. */
const formKeyMs = 3_600_000;

interface FormKey {
  readonly websiteId: string;
  readonly keyHash: Uint8Array;
  readonly now: Date;
}

const deleteExpiredKeys = (tenant: Tenant, { now }: FormKey) =>
  tenant.deleteFrom('formKeys').where('expiresAt', '<', now).execute();

/** Stores a new key, bound to a form if it is known, and deletes expired ones. */
export async function insertFormKey(
  tenant: Tenant,
  key: FormKey & { readonly formId: string | null },
): Promise<void> {
  await deleteExpiredKeys(tenant, key);
  await tenant
    .insertInto('formKeys')
    .values({
      keyHash: key.keyHash,
      formId: key.formId,
      expiresAt: new Date(key.now.getTime() + formKeyMs),
    })
    .execute();
}

interface PlainFormClaim extends FormKey {
  readonly formId: string;
  /** A key that was last used at or before this instant can be used again. */
  readonly since: Date;
}

/**
 * Uses the key of a plain form. Returns the time of this use, or null if the key was already used after `since`. Its
 * row is the lock: the second of two concurrent calls waits for the first.
 */
export async function claimPlainFormKey(
  tenant: Tenant,
  { since, ...key }: PlainFormClaim,
): Promise<Date | null> {
  await deleteExpiredKeys(tenant, key);
  const times = { usedAt: key.now, expiresAt: new Date(key.now.getTime() + formKeyMs) };
  const claimed = await tenant
    .insertInto('formKeys')
    .values({
      keyHash: key.keyHash,
      formId: key.formId,
      ...times,
    })
    .onConflict((conflict) =>
      conflict
        .columns(['websiteId', 'keyHash'])
        .doUpdateSet(times)
        .where('formKeys.usedAt', '<=', since),
    )
    .returning('usedAt')
    .executeTakeFirst();
  return claimed?.usedAt ?? null;
}

/** When the key of a plain form was last used; null if it was not used after `since`. */
export async function findPlainFormUse(
  tenant: Tenant,
  { keyHash, since }: PlainFormClaim,
): Promise<Date | null> {
  const claimed = await tenant
    .selectFrom('formKeys')
    .where('keyHash', '=', keyHash)
    .where('usedAt', '>', since)
    .select('usedAt')
    .executeTakeFirst();
  return claimed?.usedAt ?? null;
}

/** Matches a valid key that is bound to this form or to none. */
const isValidFor =
  ({ websiteId, keyHash, formId, now }: FormKey & { readonly formId: string }) =>
  (where: ExpressionBuilder<Database, 'formKeys'>) =>
    where.and([
      where('websiteId', '=', websiteId),
      where('keyHash', '=', keyHash),
      where('usedAt', 'is', null),
      where.or([where('formId', 'is', null), where('formId', '=', formId)]),
      where('expiresAt', '>', now),
    ]);

/** Whether `useFormKey` would succeed, as far as can be known in advance. */
export async function isFormKeyValid(
  tenant: Tenant,
  key: FormKey & { readonly formId: string },
): Promise<boolean> {
  const row = await tenant
    .selectFrom('formKeys')
    .where(isValidFor(key))
    .select('keyHash')
    .executeTakeFirst();
  return row !== undefined;
}

/** Uses a key for a form; false if it is invalid, expired, or belongs to another form. */
export async function useFormKey(
  tenant: Tenant,
  key: FormKey & { readonly formId: string },
): Promise<boolean> {
  const used = await tenant
    .updateTable('formKeys')
    .set({ usedAt: key.now })
    .where(isValidFor(key))
    .returning('keyHash')
    .executeTakeFirst();
  return used !== undefined;
}

/**
 * Uses a captcha's proof; false if it was used before. It is stored as a used key, which is kept longer than the proof
 * is valid. The primary key decides between two concurrent submissions, on any number of servers.
 */
export async function takeCaptchaProof(
  tenant: Tenant,
  { proof, now }: { readonly proof: string; readonly now: Date },
): Promise<boolean> {
  const taken = await tenant
    .insertInto('formKeys')
    .values({
      keyHash: hashToken(`captcha ${proof}`),
      expiresAt: new Date(now.getTime() + formKeyMs),
      usedAt: now,
    })
    .onConflict((conflict) => conflict.columns(['websiteId', 'keyHash']).doNothing())
    .returning('keyHash')
    .executeTakeFirst();
  return taken !== undefined;
}
