import { createForm, listForms, writeForm } from '@sitewright/contracts/api';
import { collaboratorRole } from '@sitewright/contracts/codes';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  createTestContributor,
  createTestSite,
  type TestSite,
} from '../../testing/create-test-site.ts';
import { formDraftOf } from '../../testing/form-draft.ts';
import { openTestApi, type TestApi } from '../../testing/open-test-api.ts';

let api: TestApi;
let site: TestSite;
beforeAll(async () => {
  api = await openTestApi();
  site = await createTestSite(api);
});
afterAll(() => api.close());

const forms = () => `/api/websites/${site.websiteId}/forms`;

describe('forms', () => {
  it('are created, listed and replaced by their owner', async () => {
    const { browser } = site.owner;
    const created = (await browser.post(forms(), { json: formDraftOf() })).as(createForm);
    const draft = formDraftOf({ name: 'Write to us' });
    const written = await browser.call('PUT', `${forms()}/${created.id}`, { json: draft });
    const stored = { ...draft, id: created.id, revision: expect.any(String) };
    expect(written.as(writeForm)).toEqual(stored);
    expect((await browser.get(forms())).as(listForms).rows).toEqual([stored]);
    const unknown = `${forms()}/${api.services.createId()}`;
    expect((await browser.call('PUT', unknown, { json: draft })).status).toBe(404);
  });

  it('are rejected with an unknown mailing list or a duplicate field', async () => {
    const { browser } = site.owner;
    const mailingListId = api.services.createId();
    const draft = formDraftOf({ mailingListId });
    expect((await browser.post(forms(), { json: draft })).body).toMatchObject({
      errors: { mailingListId: expect.any(String) },
    });
    const [field] = formDraftOf().fields;
    const twice = formDraftOf({ fields: [field!, field!] });
    expect((await browser.post(forms(), { json: twice })).status).toBe(400);
  });

  it('can be created by an editor, who cannot read their submissions (ROLE-08)', async () => {
    const editor = await createTestContributor(api, site, [collaboratorRole.EDITOR]);
    const post = await editor.browser.post(forms(), { json: formDraftOf() });
    expect(post.status).toBe(200);
    const submissions = `/api/websites/${site.websiteId}/submissions`;
    expect((await editor.browser.get(submissions)).body).toMatchObject({ authorizationFail: true });
    const mail = await editor.browser.get(`/api/websites/${site.websiteId}/mail`);
    expect(mail.status).toBe(403);
    expect((await api.config().get(submissions)).body).toMatchObject({ loginRequired: true });
  });
});
