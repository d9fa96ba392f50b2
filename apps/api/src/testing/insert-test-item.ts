import { contentItemType, workflowState, type WorkflowState } from '@sitewright/contracts/codes';
import { claimItemPaths } from '../features/url-paths/public.ts';
import type { TestSite } from './create-test-site.ts';
import type { TestApi } from './open-test-api.ts';

export interface TestItem {
  readonly title: string;
  readonly urlId: string;
  /** Default: published. */
  readonly state?: WorkflowState;
  readonly publishAt?: Date;
  readonly categories?: string[];
  readonly tags?: string[];
  readonly author?: string;
}

/** Inserts an item into the site's shop without the API. */
export async function insertTestItem(
  api: TestApi,
  { websiteId, shopId, inTenant }: TestSite,
  { title, urlId, state = workflowState.PUBLISHED, publishAt, ...more }: TestItem,
): Promise<void> {
  const itemId = api.services.createId();
  await inTenant(async (tenant) => {
    await tenant
      .insertInto('items')
      .values({
        itemId,
        collectionId: shopId,
        recordType: contentItemType.TEXT,
        title,
        urlId,
        workflowState: state,
        ...(publishAt === undefined ? {} : { publishAt }),
        ...more,
      })
      .execute();
    await claimItemPaths(tenant, [itemId]);
    await tenant
      .updateTable('websites')
      .set((set) => ({ dataRevision: set('dataRevision', '+', 1) }))
      .execute();
  });
  api.services.revisions.forget(websiteId);
}
