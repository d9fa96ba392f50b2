import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createSection } from '@sitewright/page-model';
import { verifyInvariants } from '../../platform/invariants/index.ts';
import { createTestSite, type TestSite } from '../../testing/create-test-site.ts';
import { openTestApi, type TestApi } from '../../testing/open-test-api.ts';

let api: TestApi;
let site: TestSite;
let base: string;
beforeAll(async () => {
  api = await openTestApi();
  site = await createTestSite(api);
  base = `/api/websites/${site.websiteId}`;
});
afterAll(() => api.close());

const publish = async () =>
  (await site.owner.browser.post(`${base}/releases`, { json: {} })).body as unknown as {
    id: string;
    number: number;
    changes: unknown[];
    previewUrl: string;
  };
const createPage = async (title: string) =>
  String((await site.owner.browser.post(`${base}/pages`, { json: { title } })).body['id']);
const changes = async () =>
  (
    (await site.owner.browser.get(`${base}/changes`)).body as unknown as {
      rows: { title: string; change: string }[];
    }
  ).rows;

describe('publishing', () => {
  it('shows the draft to visitors only after a publish', async () => {
    const pageId = await createPage('Opening hours');
    expect((await site.visitor().get('/opening-hours')).status).toBe(404);
    expect(await changes()).toMatchObject([
      { title: 'Opening hours', path: '/opening-hours', change: 'new' },
    ]);
    await publish();
    expect((await site.visitor().get('/opening-hours')).status).toBe(200);
    expect(await changes()).toEqual([]);

    await site.owner.browser.call('PATCH', `${base}/pages/${pageId}`, {
      json: { title: 'When we are open' },
    });
    expect((await site.visitor().get('/opening-hours')).text).not.toContain('When we are open');
    await publish();
    expect((await site.visitor().get('/opening-hours')).text).toContain('When we are open');
  });

  it('writes only the changed entries to the release', async () => {
    const pageId = await createPage('Only me');
    const { number } = await publish();
    const rows = await site.inTenant((tenant) =>
      tenant
        .selectFrom('releaseEntries')
        .where('number', '=', number)
        .select(['entryKind', 'entryId'])
        .execute(),
    );
    expect(rows).toEqual([{ entryKind: 'page', entryId: pageId }]);
  });

  it('makes the path of a deleted page available to another page', async () => {
    const first = await createPage('Address');
    await publish();
    await site.owner.browser.call('DELETE', `${base}/pages/${first}`);
    await site.owner.browser.post(`${base}/pages`, {
      json: { title: 'The heir', urlId: 'address' },
    });
    await publish();
    expect((await site.visitor().get('/address')).text).toContain('The heir');
  });

  it('allows two pages to swap their paths in one release', async () => {
    const [one, two] = [await createPage('Swap one'), await createPage('Swap two')];
    await publish();
    const rename = (pageId: string, urlId: string) =>
      site.owner.browser.call('PATCH', `${base}/pages/${pageId}`, { json: { urlId } });
    await rename(one, 'between');
    await rename(two, 'swap-one');
    await rename(one, 'swap-two');
    await publish();
    expect((await site.visitor().get('/swap-two')).text).toContain('Swap one');
    expect((await site.visitor().get('/swap-one')).text).toContain('Swap two');
  });

  it('creates unique release numbers for concurrent publishes, and shows the page', async () => {
    await createPage('At once');
    const responses = await Promise.all([
      site.owner.browser.post(`${base}/releases`, { json: {} }),
      site.owner.browser.post(`${base}/releases`, { json: {} }),
    ]);
    for (const answer of responses) expect([200, 409, 503]).toContain(answer.status);
    const { rows } = (await site.owner.browser.get(`${base}/releases`)).body as unknown as {
      rows: { number: number }[];
    };
    const numbers = rows.map((row) => row.number);
    expect(new Set(numbers).size).toBe(numbers.length);
    expect((await site.visitor().get('/at-once')).status).toBe(200);
  });
});

describe('earlier releases', () => {
  it('are visible at a signed preview URL, but not with a forged signature', async () => {
    const pageId = await createPage('Then');
    const then = await publish();
    await site.owner.browser.call('PATCH', `${base}/pages/${pageId}`, { json: { title: 'Now' } });
    await publish();
    const preview = new URL(then.previewUrl).search;
    expect((await site.visitor().get(`/then${preview}`)).text).toContain('"title":"Then —');
    expect(
      (await site.visitor().get('/then?preview=forged.release-1.9999999999999.x')).text,
    ).toContain('"title":"Now');
  });

  it('are restored with their pages, sections and paths, as a new release', async () => {
    const pageId = await createPage('Kept');
    await site.owner.browser.post(`${base}/pages/${pageId}/operations`, {
      json: {
        baseVersion: 0,
        saveId: 'restore1',
        operations: [{ kind: 'insertSection', index: 0, section: createSection('keep') }],
      },
    });
    const earlierRelease = await publish();
    await site.owner.browser.call('PATCH', `${base}/pages/${pageId}`, {
      json: { urlId: 'renamed', title: 'Renamed' },
    });
    await site.owner.browser.post(`${base}/pages/${pageId}/operations`, {
      json: {
        baseVersion: 1,
        saveId: 'restore2',
        operations: [{ kind: 'removeSection', sectionId: 'keep' }],
      },
    });
    const extra = await createPage('Extra');
    await publish();

    const restored = await site.owner.browser.post(
      `${base}/releases/${earlierRelease.id}/restore`,
      {
        json: {},
      },
    );
    expect(restored.body).toMatchObject({ restoredFrom: earlierRelease.number, isLive: true });
    expect((await site.visitor().get('/kept')).text).toContain('"id":"keep"');
    const renamed = await site.visitor().get('/renamed');
    expect([renamed.status, renamed.headers.location]).toEqual([301, '/kept']);
    expect((await site.visitor().get('/extra')).status).toBe(404);
    expect((await site.owner.browser.get(`${base}/pages/${extra}`)).status).toBe(404);
    expect(await changes()).toEqual([]);
  });
});

describe('a restore of a release with unpublished changes', () => {
  const section = (id: string) => ({
    kind: 'insertSection',
    index: 0,
    section: createSection(id),
  });
  const save = (pageId: string, baseVersion: number, saveId: string, operations: object[]) =>
    site.owner.browser.post(`${base}/pages/${pageId}/operations`, {
      json: { baseVersion, saveId, operations },
    });
  const restore = (release: { id: string }) =>
    site.owner.browser.post(`${base}/releases/${release.id}/restore`, { json: {} });
  const change = (pageId: string, json: object) =>
    site.owner.browser.call('PATCH', `${base}/pages/${pageId}`, { json });
  const pageOf = async (pageId: string) =>
    (await site.owner.browser.get(`${base}/pages/${pageId}`)).body;

  it('counts as a save: an open editor receives the missed operations', async () => {
    const pageId = await createPage('Open elsewhere');
    await save(pageId, 0, 'before01', [section('first')]);
    const earlierRelease = await publish();
    await save(pageId, 1, 'before02', [section('second')]);
    await publish();
    expect((await restore(earlierRelease)).status).toBe(200);

    const { breaches } = await verifySaves();
    expect(breaches).toEqual([]);
    const response = await save(pageId, 2, 'after001', [section('third')]);
    expect(response.body).toEqual({
      version: 4,
      missed: [{ kind: 'removeSection', sectionId: 'second' }],
    });
    const { document } = (await site.owner.browser.get(`${base}/pages/${pageId}/document`))
      .body as unknown as { document: { sections: { id: string }[] } };
    expect(document.sections.map(({ id }) => id)).toEqual(['third', 'first']);
  });

  it('does not change the version of an unchanged document', async () => {
    const pageId = await createPage('Only its title');
    const earlierRelease = await publish();
    await change(pageId, { title: 'Another title' });
    await publish();
    expect((await restore(earlierRelease)).status).toBe(200);
    const response = await save(pageId, 0, 'untouch1', [section('mine')]);
    expect(response.body).toEqual({ version: 1, missed: [] });
  });

  it('restores the path of a page, and moves an unpublished page from it to the next free path', async () => {
    const pageId = await createPage('Contact');
    const earlierRelease = await publish();
    await change(pageId, { urlId: 'contact-us' });
    await publish();
    const draftId = String(
      (
        await site.owner.browser.post(`${base}/pages`, {
          json: { title: 'Contact', urlId: 'contact' },
        })
      ).body['id'],
    );
    const response = await restore(earlierRelease);
    expect(response.status).toBe(200);
    expect(response.body).toMatchObject({ moved: [{ title: 'Contact', urlId: 'contact-2' }] });
    expect(await pageOf(pageId)).toMatchObject({ urlId: 'contact', changed: 'none' });
    expect(await pageOf(draftId)).toMatchObject({ urlId: 'contact-2', changed: 'new' });
    expect((await site.visitor().get('/contact')).status).toBe(200);
  });

  it('shortens a path with a number suffix so that it can still be saved', async () => {
    const urlId = `${'a'.repeat(99)}-${'b'.repeat(20)}`;
    const pageId = await createPage('Long');
    await change(pageId, { urlId });
    const earlierRelease = await publish();
    await change(pageId, { urlId: 'short' });
    await publish();
    const draftId = await createPage('Long draft');
    await change(draftId, { urlId });
    expect((await restore(earlierRelease)).body).toMatchObject({
      moved: [{ title: 'Long draft', urlId: `${'a'.repeat(99)}-2` }],
    });
    const moved = await pageOf(draftId);
    expect((await change(draftId, { urlId: moved['urlId'], title: 'Saved' })).status).toBe(200);
  });

  it('resets a live page to its published path when its unpublished path is required', async () => {
    const [one, two] = [await createPage('North'), await createPage('South')];
    const earlierRelease = await publish();
    await change(one, { urlId: 'northern' });
    await publish();
    await change(two, { urlId: 'north' });
    expect((await restore(earlierRelease)).body).toMatchObject({
      moved: [{ title: 'South', urlId: 'south' }],
    });
    expect(await pageOf(two)).toMatchObject({ urlId: 'south', changed: 'none' });
  });

  it('restores the homepage when an unpublished page was set as the homepage', async () => {
    const { rows } = (await site.owner.browser.get(`${base}/pages`)).body as unknown as {
      rows: { id: string; isHomepage: boolean; title: string }[];
    };
    const home = rows.find((row) => row.isHomepage)!;
    const earlierRelease = await publish();
    await change(home.id, { title: 'Another home' });
    await publish();
    const draftId = await createPage('Wants to be home');
    await change(draftId, { isHomepage: true });
    const response = await restore(earlierRelease);
    expect(response.status).toBe(200);
    expect(await pageOf(home.id)).toMatchObject({ isHomepage: true, title: home.title });
    expect(await pageOf(draftId)).toMatchObject({ isHomepage: false, changed: 'new' });
  });
});

/** What the rule about saves finds broken. */
async function verifySaves() {
  const report = await verifyInvariants(api.database);
  return report.invariants.find(({ name }) => name === 'saves')!;
}
