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
 * its last day in the website's time zone has ended; one without a date is ordered by its publication.
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
  const toCome = { ...filter, overFrom: today };
  const coming = await findItemRows(tenant, { ...toCome, order: 'soonest' }, now);
  if (coming.length >= limit) return coming;
  const skipped = offset === 0 ? 0 : await countItems(tenant, toCome, now);
  const over = {
    ...filter,
    overBefore: today,
    order: 'lastOver',
    limit: limit - coming.length,
    offset: Math.max(0, offset - skipped),
  } as const;
  return [...coming, ...(await findItemRows(tenant, over, now))];
}
