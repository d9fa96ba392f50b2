import type { LookupTransaction } from '../../platform/database/index.ts';
import { createToken, hashToken } from '../../platform/security/token.ts';

/** The purposes of tokens that authenticate an account once. */
export const oneTimePurposes = ['signIn', 'presence'] as const;

export type OneTimePurpose = (typeof oneTimePurposes)[number];

interface NewToken {
  readonly accountId: string;
  readonly purpose: OneTimePurpose;
  readonly payload?: object;
  readonly expiresAt: Date;
}

/** Creates a one-time token of an account; only its hash is stored. */
export async function createOneTimeToken(
  db: LookupTransaction,
  { accountId, purpose, payload = {}, expiresAt }: NewToken,
): Promise<string> {
  const token = createToken();
  await db
    .insertInto('one_time_tokens')
    .values({
      token_hash: hashToken(token),
      account_id: accountId,
      purpose,
      payload: JSON.stringify(payload),
      expires_at: expiresAt,
    })
    .execute();
  return token;
}

/** Uses a token: only one of two concurrent calls gets it. */
export async function useOneTimeToken(
  db: LookupTransaction,
  token: string,
  purpose: OneTimePurpose,
  now: Date,
): Promise<{
  readonly accountId: string;
  readonly payload: Readonly<Record<string, unknown>>;
} | null> {
  const row = await db
    .updateTable('one_time_tokens')
    .set({ used_at: now })
    .where('token_hash', '=', hashToken(token))
    .where('purpose', '=', purpose)
    .where('used_at', 'is', null)
    .where('expires_at', '>', now)
    .returning(['account_id', 'payload'])
    .executeTakeFirst();
  return row === undefined
    ? null
    : { accountId: row.account_id, payload: row.payload as Record<string, unknown> };
}
