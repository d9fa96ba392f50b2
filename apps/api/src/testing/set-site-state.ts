import type { WebsiteStatus, WebsiteType } from '@sitewright/contracts/codes';
import type { TestSite } from './create-test-site.ts';
import type { TestApi } from './open-test-api.ts';

/** Changes the status or type of a website; caches forget it. */
export async function setSiteState(
  { services }: Pick<TestApi, 'services'>,
  site: TestSite,
  state: { readonly status?: WebsiteStatus; readonly websiteType?: WebsiteType },
): Promise<void> {
  await site.inTenant((tenant) => tenant.updateTable('websites').set(state).execute());
  services.hosts.forgetSite(site.websiteId);
}
