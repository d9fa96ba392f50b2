import { emailKey } from '@sitewright/contracts/addresses';
import type { LookupTransaction } from '../../platform/database/index.ts';
import { hashToken } from '../../platform/security/token.ts';

/** How long the mailed link is valid. */
export const signUpMs = 86_400_000;

/** An account whose address is not confirmed yet. */
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
    .insertInto('sign_ups')
    .values({
      token_hash: hashToken(token),
      email: emailKey(email),
      display_name: displayName,
      password_hash: passwordHash,
      expires_at: new Date(now.getTime() + signUpMs),
    })
    .execute();
}

export async function findSignUp(
  db: LookupTransaction,
  token: string,
  now: Date,
): Promise<SignUp | null> {
  const row = await db
    .selectFrom('sign_ups')
    .where('token_hash', '=', hashToken(token))
    .where('expires_at', '>', now)
    .select(['email', 'display_name', 'password_hash'])
    .executeTakeFirst();
  return row === undefined
    ? null
    : { email: row.email, displayName: row.display_name, passwordHash: row.password_hash };
}

/**
 * Uses the link, and invalidates all others to the same address. False if another call was faster. They are locked in
 * one order, so that concurrent confirmations cannot deadlock.
 */
export async function takeSignUp(
  db: LookupTransaction,
  token: string,
  { email }: SignUp,
): Promise<boolean> {
  const tokenHash = hashToken(token);
  const taken = await db
    .deleteFrom('sign_ups')
    .where('token_hash', 'in', (ofAddress) =>
      ofAddress
        .selectFrom('sign_ups')
        .where('email', '=', email)
        .orderBy('token_hash')
        .select('token_hash')
        .forUpdate(),
    )
    .returning('token_hash')
    .execute();
  return taken.some(({ token_hash }) => tokenHash.equals(token_hash));
}
