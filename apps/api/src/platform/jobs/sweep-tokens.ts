import { withLookup } from '../database/index.ts';
import type { Services } from '../services.ts';

const dayMs = 86_400_000;

/** How long failed mail is stored for diagnosis; its links are valid for a day. */
const failedMailMs = 7 * dayMs;

/**
 * Removes sessions, one-time tokens and unconfirmed sign-ups that expired a day ago, and mails to account owners that
 * failed a week ago.
 */
export async function sweepTokens({
  database,
  now,
}: Pick<Services, 'database' | 'now'>): Promise<void> {
  const before = new Date(now().getTime() - dayMs);
  const failedBefore = new Date(now().getTime() - failedMailMs);
  await withLookup(database, async (db) => {
    await db
      .deleteFrom('sessions')
      .where((where) =>
        where.or([where('expiresAt', '<', before), where('idleExpiresAt', '<', before)]),
      )
      .execute();
    await db.deleteFrom('oneTimeTokens').where('expiresAt', '<', before).execute();
    await db.deleteFrom('signUps').where('expiresAt', '<', before).execute();
    // A failed mail was last due at its last attempt.
    await db
      .deleteFrom('accountMails')
      .where('state', '=', 'failed')
      .where('nextAt', '<', failedBefore)
      .execute();
  });
}
