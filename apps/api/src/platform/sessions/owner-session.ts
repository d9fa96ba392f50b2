import { freshLoginMs } from '@sitewright/contracts/codes';
import type { LookupTransaction } from '../database/index.ts';
import { createToken, hashToken } from '../security/token.ts';
import type { Actor } from '../routing/actor.ts';

const hourMs = 3_600_000;

/** How long an owner stays logged in: without activity, and in total. */
export const ownerSessionLimits = {
  short: { idleMs: 12 * hourMs, absoluteMs: 24 * hourMs },
  persistent: { idleMs: 14 * 24 * hourMs, absoluteMs: 30 * 24 * hourMs },
  /** The maximum age of a login for actions that require a recent one. */
  freshMs: freshLoginMs,
  /** The time of the last activity is written at most this often, so that not every page view writes. */
  touchMs: 300_000,
} as const;

/** Opens a session and returns its id, which is only stored as a hash. */
export async function openSession(
  db: LookupTransaction,
  accountId: string,
  remember: boolean,
  now: Date,
): Promise<string> {
  const token = createToken();
  const limits = remember ? ownerSessionLimits.persistent : ownerSessionLimits.short;
  await db
    .insertInto('sessions')
    .values({
      idHash: hashToken(token),
      accountId,
      createdAt: now,
      seenAt: now,
      freshAt: now,
      idleExpiresAt: new Date(now.getTime() + limits.idleMs),
      expiresAt: new Date(now.getTime() + limits.absoluteMs),
      remember,
    })
    .execute();
  return token;
}

/** The account of a valid session. */
export async function readSession(
  db: LookupTransaction,
  idHash: Uint8Array,
  now: Date,
): Promise<Actor> {
  const row = await db
    .selectFrom('sessions')
    .innerJoin('accounts', 'accounts.accountId', 'sessions.accountId')
    .where('sessions.idHash', '=', idHash)
    .where('sessions.expiresAt', '>', now)
    .where('sessions.idleExpiresAt', '>', now)
    .select([
      'accounts.accountId',
      'accounts.displayName',
      'accounts.email',
      'sessions.freshAt',
      'sessions.seenAt',
      'sessions.remember',
    ])
    .executeTakeFirst();
  if (row === undefined) return { kind: 'anonymous' };
  if (now.getTime() - row.seenAt.getTime() > ownerSessionLimits.touchMs) {
    const limits = row.remember ? ownerSessionLimits.persistent : ownerSessionLimits.short;
    await db
      .updateTable('sessions')
      .set({ seenAt: now, idleExpiresAt: new Date(now.getTime() + limits.idleMs) })
      .where('idHash', '=', idHash)
      .execute();
  }
  return {
    kind: 'account',
    accountId: row.accountId,
    displayName: row.displayName,
    email: row.email,
    sessionHash: idHash,
    freshAt: row.freshAt,
  };
}

export const endSession = (db: LookupTransaction, idHash: Uint8Array) =>
  db.deleteFrom('sessions').where('idHash', '=', idHash).execute();

/** Ends all sessions of an account that lost a role. */
export const endSessionsOf = (db: LookupTransaction, accountId: string) =>
  db.deleteFrom('sessions').where('accountId', '=', accountId).execute();

/**
 * Marks a session as fresh after its password was entered again, and gives it a new id, so that an id that
 * leaked before gains no permissions. Returns null if the session has ended.
 */
export async function freshenSession(
  db: LookupTransaction,
  idHash: Uint8Array,
  now: Date,
): Promise<{ readonly token: string; readonly remember: boolean } | null> {
  const token = createToken();
  const row = await db
    .updateTable('sessions')
    .set({ idHash: hashToken(token), freshAt: now })
    .where('idHash', '=', idHash)
    .returning('remember')
    .executeTakeFirst();
  return row === undefined ? null : { token, remember: row.remember };
}
