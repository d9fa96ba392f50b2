import { withTenant } from '../database/index.ts';
import { forEachWebsite } from '../jobs/for-each-website.ts';
import type { Services } from '../services.ts';

/** Long after the last status request: stock is reserved for minutes, and a second step is open for minutes. */
const retentionMs = 30 * 86_400_000;

/** The maximum number of attempts per transaction. */
const batchSize = 500;

/** Removes attempts of a month ago whose outcome is final. */
export async function sweepCardAttempts({
  database,
  now,
}: Pick<Services, 'database' | 'now'>): Promise<void> {
  const before = new Date(now().getTime() - retentionMs);
  await forEachWebsite({ database }, async (websiteId) => {
    const sweepBatch = () =>
      withTenant(database, { websiteId, actorId: undefined }, (tenant) =>
        tenant
          .deleteFrom('testCardAttempts')
          .where('attemptId', 'in', (old) =>
            old
              .selectFrom('testCardAttempts as old')
              .where('old.websiteId', '=', websiteId)
              .where('old.createdAt', '<', before)
              .where((where) =>
                where.not(
                  where.exists(
                    where
                      .selectFrom('paymentAttempts as open')
                      .where('open.websiteId', '=', websiteId)
                      .whereRef('open.attemptId', '=', 'old.attemptId')
                      .where('open.askAt', 'is not', null)
                      .select('open.attemptId'),
                  ),
                ),
              )
              .select('old.attemptId')
              .limit(batchSize),
          )
          .returning('attemptId')
          .execute(),
      );
    let removed = batchSize;
    while (removed === batchSize) removed = (await sweepBatch()).length;
  });
}
