import { emailKey } from '@sitewright/contracts/addresses';
import type { LookupTransaction } from '../../platform/database/index.ts';
import { hashToken } from '../../platform/security/token.ts';

/** How long the mailed link is valid. */
export const signUpLifetimeMs = 86_400_000;

/** A requested account whose address is not confirmed yet. */
export interface SignUp {
  readonly email: string;
  readonly displayName: string;
  readonly passwordHash: string;
}

/** Stores a sign-up for the holder of `token`. */
export async function insertSignUp(
  db: LookupTransaction,
  token: string,
  { email, displayName, passwordHash }: SignUp,
  now: Date,
): Promise<void> {
  await db
    .insertInto('signUps')
    .values({
      tokenHash: hashToken(token),
      email: emailKey(email),
      displayName,
      passwordHash,
      expiresAt: new Date(now.getTime() + signUpLifetimeMs),
    })
    .execute();
}

export async function findSignUp(
  db: LookupTransaction,
  token: string,
  now: Date,
): Promise<SignUp | null> {
  const row = await db
    .selectFrom('signUps')
    .where('tokenHash', '=', hashToken(token))
    .where('expiresAt', '>', now)
    .select(['email', 'displayName', 'passwordHash'])
    .executeTakeFirst();
  return row ?? null;
}

/**
 * Uses the link up, and all other links to the same address. False if another call was faster. The rows are locked in a
 * fixed order, so that concurrent confirmations cannot deadlock.
 */
export async function useSignUp(
  db: LookupTransaction,
  token: string,
  { email }: SignUp,
): Promise<boolean> {
  const tokenHash = hashToken(token);
  const taken = await db
    .deleteFrom('signUps')
    .where('tokenHash', 'in', (query) =>
      query
        .selectFrom('signUps')
        .where('email', '=', email)
        .orderBy('tokenHash')
        .select('tokenHash')
        .forUpdate(),
    )
    .returning('tokenHash')
    .execute();
  return taken.some((row) => tokenHash.equals(row.tokenHash));
}
