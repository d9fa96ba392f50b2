import { workflowState } from '@sitewright/contracts/codes';
import { sql, type RawBuilder } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { openUncachedServer, type UncachedServer } from '../../operator/open-uncached-server.ts';
import { operatorCommands } from '../../operator/operator-commands.ts';
import { createTestSite, type TestSite } from '../../testing/create-test-site.ts';
import { createTestVariant } from '../../testing/create-test-product.ts';
import { openTestApi, type TestApi } from '../../testing/open-test-api.ts';
import { bodyOf, finishPage } from '../page-cache/finished-page.ts';
import type { RequestPage } from './page-invariant.ts';
import { verifyInvariants, type InvariantReport } from './verify-invariants.ts';

let api: TestApi;
let site: TestSite;
let uncached: UncachedServer;
beforeAll(async () => {
  api = await openTestApi();
  uncached = await openUncachedServer(api.services);
});
afterAll(async () => {
  await uncached.close();
  await api.close();
});

const served: RequestPage = async (host, path) => {
  const { statusCode, headers, body } = await api.app.inject({ url: path, headers: { host } });
  return { status: statusCode, etag: headers.etag?.toString(), body };
};

/** The pages of the website that are served otherwise than they are rendered now. */
async function wrongPages(): Promise<readonly string[]> {
  const pages = { settings: api.services.settings, served, rendered: uncached.requestPage };
  const { invariants } = await verifyInvariants(api.database, { pages });
  return invariants
    .filter(({ name }) => name === 'cachedPages')
    .flatMap(({ breaches }) => breaches)
    .filter(({ websiteId }) => websiteId === site.websiteId)
    .map(({ subject, detail }) => `${subject} ${detail}`);
}

let sites = 0;
const cacheKeys: string[] = [];
beforeEach(async () => {
  site = await createTestSite(api, `site-${(sites += 1)}`);
  await createTestVariant(site, {}, { title: 'Moss' });
  cacheKeys.length = 0;
  const getOrRender = vi.spyOn(api.services.pages, 'getOrRender');
  for (const path of ['/', '/shop', '/shop/moss'])
    await served(`${site.identifier}.localhost:4000`, path);
  // A page that several URLs share is looked up under its own key while it is rendered.
  const keys = getOrRender.mock.settledResults.flatMap(({ value }) =>
    'cacheKey' in value ? [value.cacheKey] : [],
  );
  cacheKeys.push(...new Set(keys));
  getOrRender.mockRestore();
});

const damage = (statement: RawBuilder<unknown>) =>
  site.inTenant((tenant) => statement.execute(tenant));

describe('verify:invariants', () => {
  it('reports no breach for pages that were just cached', async () => {
    expect(cacheKeys).toHaveLength(3);
    expect(await wrongPages()).toEqual([]);
  });

  it('reports cached pages with outdated content', async () => {
    await damage(sql`update items set title = 'Fern'`);
    expect(await wrongPages()).toEqual([
      expect.stringMatching(/^\/shop differs from character \d+ on$/),
      expect.stringMatching(/^\/shop\/moss differs from character \d+ on$/),
    ]);
  });

  it('reports a cached page after its item became a draft', async () => {
    await damage(sql`update items set workflow_state = ${workflowState.DRAFT}`);
    expect(await wrongPages()).toContain('/shop/moss answers 200, rendered now it answers 404');
  });

  it('reports pages that were cached under the key of another page', async () => {
    const { pages } = api.services;
    const [one, other] = cacheKeys.map((key) => pages.get(key)!);
    pages.set(cacheKeys[0]!, other!);
    pages.set(cacheKeys[1]!, one!);
    expect(await wrongPages()).toHaveLength(2);
  });

  it('reports a page that was cached with a different header', async () => {
    const { pages } = api.services;
    const page = pages.get(cacheKeys[0]!)!;
    const headers = { ...page.headers, link: '</a>' };
    pages.set(cacheKeys[0]!, finishPage(bodyOf(page, 'identity').toString(), headers));
    expect(await wrongPages()).toEqual(['/ has other headers than when rendered now']);
  });

  it('reports cachedPages as not checked without the option --server', async () => {
    const report = await operatorCommands.verifyInvariants({ services: api.services }, []);
    expect((report as InvariantReport).unjudged).toEqual([
      {
        name: 'cachedPages',
        reason: 'Name the server whose pages are compared: --server=<origin>.',
      },
    ]);
  });

  it.each([
    ['here', 'here is not the origin of a server, such as http://127.0.0.1:4000.'],
    [
      'https://example.com',
      'https://example.com is not the origin of a server, such as http://127.0.0.1:4000.',
    ],
    ['http://127.0.0.1:1', 'No server answers at http://127.0.0.1:1.'],
  ])('returns an error for the server %s', async (server, error) => {
    const { services } = api;
    expect(await operatorCommands.verifyInvariants({ services }, [`--server=${server}`])).toEqual({
      error,
    });
  });
});
