import { afterAll, beforeAll, expect, it } from 'vitest';
import { createTestSite, type TestSite } from '../../testing/create-test-site.ts';
import { openTestApi, type TestApi } from '../../testing/open-test-api.ts';
import { forEachWebsite } from './for-each-website.ts';

let api: TestApi;
let sites: readonly TestSite[];
beforeAll(async () => {
  api = await openTestApi();
  sites = [await createTestSite(api, 'one'), await createTestSite(api, 'two')];
});
afterAll(() => api.close());

it('continues after a failed website and throws an error with its id at the end', async () => {
  const ids = sites.map(({ websiteId }) => websiteId);
  for (const broken of ids) {
    const done: string[] = [];
    const cause = new Error('no');
    const work = forEachWebsite(api.services, (websiteId) => {
      if (websiteId === broken) return Promise.reject(cause);
      done.push(websiteId);
      return Promise.resolve();
    });
    await expect(work).rejects.toMatchObject({
      errors: [{ message: `The work for the website ${broken} failed.`, cause }],
    });
    expect(done).toEqual(ids.filter((id) => id !== broken));
  }
});
