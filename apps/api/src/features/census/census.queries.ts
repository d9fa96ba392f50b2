import type { HitData } from '@sitewright/contracts/api';
import type { Database, Tenant } from '../../platform/database/index.ts';

interface CensusRow {
  readonly id: string;
  readonly visitor: string;
  readonly now: Date;
}

export async function insertHit(
  tenant: Tenant,
  { id, visitor, now, event, data }: CensusRow & { event: string; data: HitData },
): Promise<void> {
  await tenant
    .insertInto('census_hits')
    .values({
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
  tenant: Tenant,
  events: readonly RecordedEvent[],
): Promise<void> {
  await tenant
    .insertInto('recorded_events')
    .values(
      events.map(({ id, kind, data, visitor, now }) => ({
        event_id: id,
        kind,
        data: JSON.stringify(data),
        visitor,
        created_at: now,
      })),
    )
    .execute();
}
