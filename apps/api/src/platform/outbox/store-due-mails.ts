import { setImmediate as nextTurn } from 'node:timers/promises';
import type { Renderer } from '@sitewright/contracts/entities';
import { withTenant, type OpenedDatabase, type Tenant } from '../database/index.ts';
import { lockWaiting, markStored, type DueMail } from './store-due-mails.queries.ts';
import { renderMail } from './render-mail.ts';

interface StoreOptions {
  readonly database: OpenedDatabase;
  readonly renderer: Pick<Renderer, 'renderMail'>;
  readonly now: () => Date;
  readonly withdraw?: (tenant: Tenant, outboxIds: readonly string[]) => Promise<void>;
}

/**
 * Stores mail of one website for the configuration area. Nothing leaves the server, so one transaction handles all of
 * it. Returns the ids of stored rows; rows that cannot be rendered stay unchanged.
 */
export async function storeDueMails(
  { database, renderer, now, withdraw }: StoreOptions,
  websiteId: string,
  outboxIds: readonly string[],
): Promise<ReadonlySet<string>> {
  return withTenant(database, { websiteId, actorId: undefined }, async (tenant) => {
    await withdraw?.(tenant, outboxIds);
    const waiting = await lockWaiting(tenant, outboxIds, now());
    const mails: DueMail[] = [];
    for (const { outboxId, payload } of waiting) {
      // Rendering takes a while, and requests come before mail.
      await nextTurn();
      try {
        mails.push({ outboxId, rendered: renderMail(renderer, payload.view, payload.template) });
      } catch {
        // `deliverDue` handles this row again, and records its failure.
      }
    }
    await markStored(tenant, mails);
    return new Set(mails.map(({ outboxId }) => outboxId));
  });
}
