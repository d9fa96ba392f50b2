import { verifyInvariants } from '../platform/invariants/verify-invariants.ts';
import type { TestSite } from './create-test-site.ts';
import type { TestApi } from './open-test-api.ts';

/**
 * Throws unless `url_paths` has exactly the paths of the stored pages and items, and the sitemap lists each URL once.
 */
export async function expectConsistentPaths(api: TestApi, site: TestSite): Promise<void> {
  const { invariants } = await verifyInvariants(api.database);
  const breaches = invariants.find(({ name }) => name === 'urlPaths')?.breaches ?? [];
  const { text } = await site.visitor().get('/sitemap.xml');
  const listed = [...text.matchAll(/<loc>(.*?)<\/loc>/g)].map(([, url]) => url);
  if (breaches.length > 0 || new Set(listed).size < listed.length)
    throw new Error(`Wrong paths: ${JSON.stringify(breaches)}; sitemap: ${listed.join(', ')}`);
}
