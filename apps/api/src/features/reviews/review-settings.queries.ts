import { reviewSettings, type ReviewSettings } from '@sitewright/contracts/entities';
import { sql } from 'kysely';
import * as z from 'zod';
import { withLookup, type Tenant } from '../../platform/database/index.ts';
import type { Services } from '../../platform/services.ts';

const stored = z.object({ reviews: reviewSettings.prefault({}) });

/** Whether and when customers are asked for reviews. Default: not at all. */
export async function readReviewSettings(tenant: Tenant): Promise<ReviewSettings> {
  const row = await tenant.selectFrom('storeSettings').select('value').executeTakeFirst();
  return stored.parse(row?.value ?? {}).reviews;
}

/** Sets them; other settings of the store stay. */
export async function writeReviewSettings(tenant: Tenant, reviews: ReviewSettings): Promise<void> {
  await sql`
    insert into store_settings (website_id, value)
    values (${tenant.websiteId}, ${JSON.stringify({ reviews })}::jsonb)
    on conflict (website_id) do update set value = store_settings.value || excluded.value
  `.execute(tenant);
}

/** The websites that ask for reviews. */
export const listRequestingWebsites = (
  database: Services['database'],
): Promise<readonly string[]> =>
  withLookup(
    database,
    async (db) => {
      const { rows } = await sql<{ readonly websiteId: string }>`
        select website_id from store_settings
        where value #>> '{reviews,requestsReviews}' = 'true'
        order by website_id
      `.execute(db);
      return rows.map(({ websiteId }) => websiteId);
    },
    'read',
  );
