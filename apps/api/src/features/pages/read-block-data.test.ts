import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestSite, type TestSite } from '../../testing/create-test-site.ts';
import { formDraftOf } from '../../testing/form-draft.ts';
import { openTestApi, type TestApi } from '../../testing/open-test-api.ts';
import { writeFormRow } from '../forms/forms.queries.ts';

let api: TestApi;
let site: TestSite;
let otherSite: TestSite;
beforeAll(async () => {
  api = await openTestApi();
  site = await createTestSite(api, 'mine');
  otherSite = await createTestSite(api, 'theirs');
});
afterAll(() => api.close());

async function formOf(site: TestSite): Promise<string> {
  const id = api.services.createId();
  const form = { ...formDraftOf(), id };
  await site.inTenant((tenant) => writeFormRow(tenant, form, api.clock.now));
  return id;
}
const ask = (needs: readonly object[]) =>
  site.owner.browser.post(`/api/websites/${site.websiteId}/block-data`, { json: { needs } });

describe('the block data endpoint of the draft', () => {
  it('returns the data that the block shows, without private fields', async () => {
    const formId = await formOf(site);
    const result = await ask([{ kind: 'form', formId }]);
    expect(result.body['data']).toMatchObject({ [`form:${formId}`]: { name: 'Contact' } });
    expect(result.text).not.toContain('notifyEmail');
  });

  it('returns no data for missing records or records of another website', async () => {
    const gone = api.services.createId();
    const foreign = await formOf(otherSite);
    const needs = [gone, foreign].map((formId) => ({ kind: 'form', formId }));
    expect((await ask(needs)).body).toEqual({ data: {} });
  });

  it.each([[[{ kind: 'password', assetId: 'x' }]], [[{ kind: 'form', formId: '1; drop' }]]])(
    'returns 400 for %j',
    async (needs) => {
      expect((await ask(needs)).status).toBe(400);
    },
  );
});
