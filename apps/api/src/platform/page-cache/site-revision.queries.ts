import { workflowState } from '@sitewright/contracts/codes';
import type { Tenant } from '../database/index.ts';
import { dayIn } from '../zoned-time/date-time-in-zone.ts';
import { revisionChanges, type SiteRevision } from './site-revisions.ts';

/** Says that something changed that pages show and no release holds. */
export const bumpDataRevision = (tenant: Tenant) =>
  tenant
    .updateTable('websites')
    .set((update) => ({ data_revision: update('data_revision', '+', 1) }))
    .execute();

/** The revision of a website at a moment; an item that became due meanwhile (CONTENT-05), and a new day, make another. */
export async function readSiteRevision(tenant: Tenant, now: Date): Promise<SiteRevision | null> {
  const row = await tenant
    .selectFrom('websites')
    .select((select) => [
      'live_release_id',
      'data_revision',
      'time_zone',
      select
        .selectFrom('items')
        .whereRef('items.website_id', '=', 'websites.website_id')
        .where('workflow_state', '=', workflowState.SCHEDULED)
        .where('publish_at', '<=', now)
        .select((count) => count.fn.countAll<number>().as('due'))
        .as('due'),
    ])
    .executeTakeFirst();
  return row === undefined
    ? null
    : {
        changes: revisionChanges(row),
        due: row.due ?? 0,
        day: dayIn(now.toISOString(), row.time_zone),
      };
}
