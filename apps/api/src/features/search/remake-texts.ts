import { withTenant, type Tenant } from '../../platform/database/index.ts';
import { forEachWebsite } from '../../platform/jobs/for-each-website.ts';
import type { Services } from '../../platform/services.ts';
import { deleteOutdatedTexts, itemsOf, outdatedTexts, pagesOf } from './outdated-texts.queries.ts';
import { indexItem, indexPages } from './search-texts.queries.ts';

/** Texts per transaction; small, because a publish waits for the transaction. */
const batchSize = 50;

/** Converts texts that an earlier version of the server created in another format. */
export const convertOutdatedSearchTexts = (services: Pick<Services, 'database'>): Promise<void> =>
  forEachWebsite(services, async (websiteId) => {
    const scope = { websiteId, actorId: undefined };
    let count = batchSize;
    while (count === batchSize)
      count = await withTenant(services.database, scope, (tenant) => remakeSome(tenant));
  });

async function remakeSome(tenant: Tenant): Promise<number> {
  const texts = await outdatedTexts(tenant, batchSize);
  const idsOf = (kind: 'page' | 'item') =>
    texts.filter((text) => text.kind === kind).map(({ id }) => id);
  const pages = await pagesOf(tenant, idsOf('page'));
  const items = await itemsOf(tenant, idsOf('item'));
  await indexPages(tenant, pages);
  for (const { id, ...item } of items) await indexItem(tenant, id, item);
  await deleteOutdatedTexts(tenant, idsOf('item'));
  return texts.length;
}
