import { withTenant } from '../database/index.ts';
import { forEachWebsite } from '../jobs/for-each-website.ts';
import type { Services } from '../services.ts';

/** Long after the last question of a payment: stock is held for minutes, and a browser keeps its second step as long. */
const retentionMs = 30 * 86_400_000;

/** Attempts that go in one transaction. */
const batch = 500;

/** Removes what the provider of test cards knows of payments of a month ago, but of none whose outcome is open. */
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
