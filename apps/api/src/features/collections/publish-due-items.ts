import { workflowState } from '@sitewright/contracts/codes';
import { bumpDataRevision } from '../../platform/page-cache/site-revision.queries.ts';
import { withTenant } from '../../platform/database/index.ts';
import { forEachWebsite } from '../../platform/jobs/for-each-website.ts';
import type { Services } from '../../platform/services.ts';

/**
 * Stores that scheduled items are published (CONTENT-05). Visitors see the items on time anyway; the owners' lists show
 * the stored state.
 */
export async function publishDueItems({
  database,
  revisions,
  now,
}: Pick<Services, 'database' | 'revisions' | 'now'>): Promise<void> {
  await forEachWebsite({ database }, async (websiteId) => {
    const published = await withTenant(
      database,
      { websiteId, actorId: undefined },
      async (tenant) => {
        const rows = await tenant
          .updateTable('items')
          .set({ workflowState: workflowState.PUBLISHED, updatedAt: now() })
          .where('workflowState', '=', workflowState.SCHEDULED)
          .where('publishAt', '<=', now())
          .returning('itemId')
          .execute();
        if (rows.length > 0) await bumpDataRevision(tenant);
        return rows.length;
      },
    );
    if (published > 0) revisions.forget(websiteId);
  });
}
