import type { Tenant } from '../../platform/database/index.ts';
import { startOfDay } from '../../platform/zoned-time/start-of-day.ts';
import {
  countItems,
  findItemRows,
  type ItemFilter,
  type PublishedItemRow,
} from './item-view.queries.ts';

/**
 * Items of an events collection: upcoming ones, soonest first, then past ones, latest first. An event is upcoming until
 * its last day in the website's time zone has ended. An item without a date is ordered by its publication.
 */
export async function findEventRows(
  tenant: Tenant,
  filter: Omit<ItemFilter, 'order'>,
  now: Date,
): Promise<readonly PublishedItemRow[]> {
  const { timeZone } = await tenant
    .selectFrom('websites')
    .select('timeZone')
    .executeTakeFirstOrThrow();
  const today = startOfDay(now, timeZone);
  const { limit, offset = 0 } = filter;
  const upcomingFilter = { ...filter, endsFrom: today };
  const upcoming = await findItemRows(tenant, { ...upcomingFilter, order: 'soonest' }, now);
  if (upcoming.length >= limit) return upcoming;
  const upcomingCount = offset === 0 ? 0 : await countItems(tenant, upcomingFilter, now);
  const pastFilter = {
    ...filter,
    endedBefore: today,
    order: 'lastOver',
    limit: limit - upcoming.length,
    offset: Math.max(0, offset - upcomingCount),
  } as const;
  return [...upcoming, ...(await findItemRows(tenant, pastFilter, now))];
}
