import {
  mayChangeWebsiteStatus,
  websiteStatus,
  type WebsiteStatus,
} from '@sitewright/contracts/codes';
import { withTenant } from '../platform/database/index.ts';
import { bumpDataRevision } from '../platform/page-cache/site-revision.queries.ts';
import type { Services } from '../platform/services.ts';

/** Finds a status by its name in `websiteStatus`; numbers are not accepted. */
const readStatus = (name: string): WebsiteStatus | undefined =>
  websiteStatus.codes.find((code) => websiteStatus.nameOf(code) === name);

/** Changes the status of a website as an operator may (CONTENT-06). Visible to visitors at once. */
export async function changeWebsiteStatus(
  { database, hosts, revisions }: Pick<Services, 'database' | 'hosts' | 'revisions'>,
  websiteId: string,
  name: string,
): Promise<{ readonly from: string; readonly to: string } | { readonly error: string }> {
  const to = readStatus(name);
  if (to === undefined) return { error: `There is no status ${name}.` };
  const result = await withTenant(database, { websiteId, actorId: undefined }, async (tenant) => {
    const { status } = await tenant
      .selectFrom('websites')
      .select('status')
      .forUpdate()
      .executeTakeFirstOrThrow();
    const from = websiteStatus.nameOf(status as WebsiteStatus);
    if (!mayChangeWebsiteStatus(status as WebsiteStatus, to, 'operator'))
      return { error: `A website that is ${from} cannot become ${name}.` };
    await tenant.updateTable('websites').set({ status: to }).execute();
    await bumpDataRevision(tenant);
    return { from, to: name };
  });
  revisions.forget(websiteId);
  hosts.forgetSite(websiteId);
  return result;
}
