import { withTenant } from '../database/index.ts';
import { forEachWebsite } from '../jobs/for-each-website.ts';
import type { Services } from '../services.ts';

/** Long after the last status request: stock is held for minutes, and so is a second step. */
const retentionMs = 30 * 86_400_000;

/** The maximum number of attempts per transaction. */
const batch = 500;

/** Removes attempts of a month ago whose outcome is final. */
export async function sweepCardAttempts({
  database,
  now,
}: Pick<Services, 'database' | 'now'>): Promise<void> {
  const before = new Date(now().getTime() - retentionMs);
  await forEachWebsite({ database }, async (websiteId) => {
    const sweepSome = () =>
      withTenant(database, { websiteId, actorId: undefined }, (tenant) =>
        tenant
          .deleteFrom('test_card_attempts')
          .where('attempt_id', 'in', (old) =>
            old
              .selectFrom('test_card_attempts as old')
              .where('old.website_id', '=', websiteId)
              .where('old.created_at', '<', before)
              .where((where) =>
                where.not(
                  where.exists(
                    where
                      .selectFrom('payment_attempts as open')
                      .where('open.website_id', '=', websiteId)
                      .whereRef('open.attempt_id', '=', 'old.attempt_id')
                      .where('open.ask_at', 'is not', null)
                      .select('open.attempt_id'),
                  ),
                ),
              )
              .select('old.attempt_id')
              .limit(batch),
          )
          .returning('attempt_id')
          .execute(),
      );
    let removed = batch;
    while (removed === batch) removed = (await sweepSome()).length;
  });
}
