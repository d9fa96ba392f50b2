import { setImmediate as nextTurn } from 'node:timers/promises';
import type { Renderer } from '@sitewright/contracts/entities';
import { withTenant, type OpenedDatabase } from '../database/index.ts';
import { lockWaiting, markStored, type DueMail } from './store-due-mails.queries.ts';
import { renderMail } from './render-mail.ts';

interface Keeping {
  readonly database: OpenedDatabase;
  readonly renderer: Pick<Renderer, 'renderMail'>;
  readonly now: () => Date;
}

/**
 * Keeps mail of one website, to be read in the configuration area: nothing leaves the server, so one transaction does
 * for all of it. Answers the ids of those that were kept; what cannot be rendered stays as it was.
 */
export async function storeDueMails(
  { database, renderer, now }: Keeping,
  websiteId: string,
  outboxIds: readonly string[],
): Promise<ReadonlySet<string>> {
  return withTenant(database, { websiteId, actorId: undefined }, async (tenant) => {
    const waiting = await lockWaiting(tenant, outboxIds, now());
    const storedIds: DueMail[] = [];
    for (const { outboxId, view } of waiting) {
      // Rendering takes its time, and requests come before mail.
      await nextTurn();
      try {
        storedIds.push({ outboxId, rendered: renderMail(renderer, view) });
      } catch {
        // It is met again alone, where its failure is written down.
      }
    }
    await markStored(tenant, storedIds);
    return new Set(storedIds.map(({ outboxId }) => outboxId));
  });
}
