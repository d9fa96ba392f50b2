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
    .insertInto('censusHits')
    .values({
      hitId: id,
      event,
      data: JSON.stringify(data),
      visitor,
      createdAt: now,
    })
    .execute();
}

export type RecordedKind = Database['recordedEvents']['kind'];

export interface RecordedEvent extends CensusRow {
  readonly kind: RecordedKind;
  readonly data: object;
}

export async function insertEvents(
  tenant: Tenant,
  events: readonly RecordedEvent[],
): Promise<void> {
  await tenant
    .insertInto('recordedEvents')
    .values(
      events.map(({ id, kind, data, visitor, now }) => ({
        eventId: id,
        kind,
        data: JSON.stringify(data),
        visitor,
        createdAt: now,
      })),
    )
    .execute();
}
