import { workflowState } from '@sitewright/contracts/codes';
import type { Tenant } from '../database/index.ts';
import { dayIn } from '../zoned-time/date-time-in-zone.ts';
import { revisionChanges, type SiteRevision } from './site-revisions.ts';

/** Marks a change of something that pages show outside releases. */
export const bumpDataRevision = (tenant: Tenant) =>
  tenant
    .updateTable('websites')
    .set((update) => ({ dataRevision: update('dataRevision', '+', 1) }))
    .execute();

/** The revision of a website at an instant; an item that has become due (CONTENT-05) and a new day change it. */
export async function readSiteRevision(tenant: Tenant, now: Date): Promise<SiteRevision | null> {
  const row = await tenant
    .selectFrom('websites')
    .select((select) => [
      'liveReleaseId',
      'dataRevision',
      'timeZone',
      select
        .selectFrom('items')
        .whereRef('items.websiteId', '=', 'websites.websiteId')
        .where('workflowState', '=', workflowState.SCHEDULED)
        .where('publishAt', '<=', now)
        .select((count) => count.fn.countAll<number>().as('due'))
        .as('due'),
    ])
    .executeTakeFirst();
  return row === undefined
    ? null
    : {
        changes: revisionChanges(row),
        due: row.due ?? 0,
        day: dayIn(now.toISOString(), row.timeZone),
      };
}
