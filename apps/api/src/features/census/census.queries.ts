import type { HitData } from '@sitewright/contracts/api';
import type { Database, TenantTransaction } from '../../platform/database/index.ts';

interface CensusRow {
  readonly websiteId: string;
  readonly id: string;
  readonly visitor: string;
  readonly now: Date;
}

export async function insertHit(
  trx: TenantTransaction,
  { websiteId, id, visitor, now, event, data }: CensusRow & { event: string; data: HitData },
): Promise<void> {
  await trx
    .insertInto('census_hits')
    .values({
      website_id: websiteId,
      hit_id: id,
      event,
      data: JSON.stringify(data),
      visitor,
      created_at: now,
    })
    .execute();
}

export type RecordedKind = Database['recorded_events']['kind'];

export interface RecordedEvent extends CensusRow {
  readonly kind: RecordedKind;
  readonly data: object;
}

export async function insertEvents(
  trx: TenantTransaction,
  events: readonly RecordedEvent[],
): Promise<void> {
  await trx
    .insertInto('recorded_events')
    .values(
      events.map(({ websiteId, id, kind, data, visitor, now }) => ({
        website_id: websiteId,
        event_id: id,
        kind,
        data: JSON.stringify(data),
        visitor,
        created_at: now,
      })),
    )
    .execute();
}
