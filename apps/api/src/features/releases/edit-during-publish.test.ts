import type { Operation } from '@sitewright/contracts/entities';
import { isErrorResult } from '@sitewright/contracts/errors';
import { applyOperation, createSection } from '@sitewright/page-model';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestSite, type TestSite } from '../../testing/create-test-site.ts';
import { openTestApi, type TestApi } from '../../testing/open-test-api.ts';
import { findDocument, writeSave } from '../pages/document.queries.ts';
import { listPending } from './pending.queries.ts';
import { writeRelease } from './write-release.ts';

let api: TestApi;
let site: TestSite;
let base: string;
beforeAll(async () => {
  api = await openTestApi();
  site = await createTestSite(api);
  base = `/api/websites/${site.websiteId}`;
});
afterAll(() => api.close());

const insert = (id: string): Operation => ({
  kind: 'insertSection',
  index: 0,
  section: createSection(id),
});
const createPage = async (title: string) =>
  String((await site.owner.browser.post(`${base}/pages`, { json: { title } })).body['id']);
const publish = () => site.owner.browser.post(`${base}/releases`, { json: {} });
const save = (pageId: string, baseVersion: number, id: string) =>
  site.owner.browser.post(`${base}/pages/${pageId}/operations`, {
    json: { baseVersion, saveId: `save${id}`, operations: [insert(id)] },
  });
const changedTitles = async () => {
  const { body } = await site.owner.browser.get(`${base}/changes`);
  return (body as unknown as { rows: { title: string }[] }).rows.map(({ title }) => title);
};

describe('an edit that is saved during a publish', () => {
  it('remains an unpublished change, and is visible after the next publish', async () => {
    const pageId = await createPage('In between');
    const { websiteId, owner, inTenant } = site;
    // What a publish does, with the save of another editor between its reading and its writing.
    await inTenant(async (tenant) => {
      const entries = await listPending(tenant);
      const stored = await findDocument(tenant, pageId);
      if (isErrorResult(stored)) throw new Error(stored.error);
      const operations = [insert('late')];
      const applied = applyOperation(stored.document, operations[0]!);
      if (!applied.ok) throw new Error(applied.error);
      await writeSave(tenant, {
        pageId,
        saveId: 'between1',
        document: applied.document,
        version: stored.version + 1,
        operations,
        accountId: owner.accountId,
        now: api.clock.now,
      });
      await writeRelease(tenant, {
        releaseId: api.services.createId(),
        accountId: owner.accountId,
        author: 'Ada',
        note: '',
        restoredFrom: null,
        entries,
        now: api.clock.now,
      });
    });
    api.services.revisions.forget(websiteId);
    expect((await site.visitor().get('/in-between')).text).not.toContain('"id":"late"');
    expect(await changedTitles()).toEqual(['In between']);

    expect((await publish()).status).toBe(200);
    expect((await site.visitor().get('/in-between')).text).toContain('"id":"late"');
    expect(await changedTitles()).toEqual([]);
  });

  it('is either live or an unpublished change when save and publish run concurrently', async () => {
    const pageId = await createPage('Race');
    await publish();
    for (let round = 0; round < 12; round += 1) {
      const id = `round${round}`;
      const [published, saved] = await Promise.all([publish(), save(pageId, round, id)]);
      expect([published.status, saved.status]).toEqual([200, 200]);
      const isLive = (await site.visitor().get('/race')).text.includes(`"id":"${id}"`);
      expect(await changedTitles()).toEqual(isLive ? [] : ['Race']);
      if (isLive) continue;
      await publish();
      expect((await site.visitor().get('/race')).text).toContain(`"id":"${id}"`);
    }
  });
});
