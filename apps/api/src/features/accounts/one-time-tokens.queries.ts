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
    .insertInto('oneTimeTokens')
    .values({
      tokenHash: hashToken(token),
      accountId,
      purpose,
      payload: JSON.stringify(payload),
      expiresAt,
    })
    .execute();
  return token;
}

/** Uses a token up. Returns null for an invalid one; only one of two concurrent calls succeeds. */
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
    .updateTable('oneTimeTokens')
    .set({ usedAt: now })
    .where('tokenHash', '=', hashToken(token))
    .where('purpose', '=', purpose)
    .where('usedAt', 'is', null)
    .where('expiresAt', '>', now)
    .returning(['accountId', 'payload'])
    .executeTakeFirst();
  return row === undefined
    ? null
    : { accountId: row.accountId, payload: row.payload as Record<string, unknown> };
}
