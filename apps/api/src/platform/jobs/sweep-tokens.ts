import { withLookup } from '../database/index.ts';
import type { Services } from '../services.ts';

/**
 * Removes sessions, one-time tokens and unconfirmed sign-ups that have been over for a day, and mails to accounts that
 * could not be sent: what they lead to is over as well.
 */
export async function sweepTokens({
  database,
  now,
}: Pick<Services, 'database' | 'now'>): Promise<void> {
  const before = new Date(now().getTime() - 86_400_000);
  await withLookup(database, async (db) => {
    await db
      .deleteFrom('sessions')
      .where((where) =>
        where.or([where('expires_at', '<', before), where('idle_expires_at', '<', before)]),
      )
      .execute();
    await db.deleteFrom('one_time_tokens').where('expires_at', '<', before).execute();
    await db.deleteFrom('sign_ups').where('expires_at', '<', before).execute();
    await db
      .deleteFrom('account_mails')
      .where('state', '=', 'failed')
      .where('next_at', '<', before)
      .execute();
  });
}
