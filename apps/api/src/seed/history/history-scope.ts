import { randomBytes } from 'node:crypto';
import { createId, type Tenant } from '../../platform/database/index.ts';
import type { HostedSite } from '../../platform/hosts/host-table.ts';
import type { Services } from '../../platform/services.ts';
import type { OrderScope } from '../../features/orders/public.ts';

const dayMs = 86_400_000;

/** An instant so many days before another. */
export const daysBefore = (now: Date, days: number): Date =>
  new Date(now.getTime() - Math.round(days * dayMs));

/** The transaction that writes the history of a demo shop. */
export interface HistoryScope {
  readonly tenant: Tenant;
  readonly site: HostedSite;
  readonly services: Omit<Services, 'log'>;
  readonly ownerName: string;
  readonly currency: string;
  readonly now: Date;
}

/** Ids that sort by an instant in the past, in the order of the calls. */
export function createIdsAt(at: Date): () => string {
  let time = at.getTime();
  return () => createId((time += 10), randomBytes);
}

/** The scope of what happened so many days ago: its dates and ids are of then. */
export function scopeOf({ tenant, site, services, ownerName, now }: HistoryScope, daysAgo: number) {
  const at = daysBefore(now, daysAgo);
  const { settings } = services;
  return {
    tenant,
    site,
    services: { settings, createId: createIdsAt(at) },
    actorName: ownerName,
    now: at,
  } satisfies OrderScope;
}
