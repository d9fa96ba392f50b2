import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestAccount, createTestSite } from '../../testing/create-test-site.ts';
import { defineFeatures } from '../../platform/settings/define-features.ts';
import { openTestApi, type TestApi } from '../../testing/open-test-api.ts';

let api: TestApi;
beforeAll(async () => {
  api = await openTestApi();
});
afterAll(() => api.close());

describe('websites', () => {
  it('serves a website on its host after a publish, without content of another website (SITE-01)', async () => {
    const { browser } = await createTestAccount(api);
    const names = ['fern', 'moss'] as const;
    for (const identifier of names) {
      const created = await browser.post('/api/websites', {
        json: { title: `The ${identifier} house`, identifier },
      });
      expect(created.status).toBe(200);
      expect((await api.visitor(identifier).get('/')).status).toBe(404);
      const websiteId = String(created.body['id']);
      expect((await browser.post(`/api/websites/${websiteId}/releases`, { json: {} })).status).toBe(
        200,
      );
    }
    const [fern, moss] = await Promise.all(names.map((name) => api.visitor(name).get('/')));
    expect(fern!.status).toBe(200);
    expect(fern!.text).toContain('The fern house');
    expect(fern!.text).not.toContain('moss');
    expect(moss!.text).toContain('The moss house');
    expect(moss!.text).not.toContain('fern');
  });

  it.each([
    ['on', [], 'true'],
    ['off', ['textareaMaxLength'], 'false'],
  ] as const)('returns to the owner a feature that is %s (FLAG-05)', async (_, off, variant) => {
    const own = await openTestApi({
      services: ({ settings }) => ({ settings: { ...settings, features: defineFeatures(off) } }),
    });
    const site = await createTestSite(own, 'featured');
    const { body } = await site.owner.browser.get(`/api/websites/${site.websiteId}`);
    expect(body['features']).toEqual({ textareaMaxLength: { variant } });
    await own.close();
  });

  it('lists only the websites of the account, with pagination', async () => {
    const { browser } = await createTestAccount(api);
    await createTestSite(api, 'not-hers');
    for (const identifier of ['one-a', 'one-b', 'one-c']) {
      api.clock.now = new Date(api.clock.now.getTime() + 10);
      await browser.post('/api/websites', { json: { title: identifier, identifier } });
    }
    const first = await browser.get('/api/websites?limit=2');
    expect((first.body['rows'] as { identifier: string }[]).map((row) => row.identifier)).toEqual([
      'one-a',
      'one-b',
    ]);
    const next = await browser.get(
      `/api/websites?limit=2&cursor=${String(first.body['nextCursor'])}`,
    );
    expect((next.body['rows'] as { identifier: string }[]).map((row) => row.identifier)).toEqual([
      'one-c',
    ]);
    expect(next.body['nextCursor']).toBeNull();
  });

  it.each(['config', 'api', 'www', 'login', 'signup', 'design'])(
    'rejects the reserved identifier %s',
    async (identifier) => {
      const { browser } = await createTestAccount(api);
      const response = await browser.post('/api/websites', { json: { title: 'x', identifier } });
      expect(response.body).toMatchObject({
        code: 'reservedName',
        errors: { identifier: expect.any(String) },
      });
    },
  );

  it('creates one website when two accounts request the same identifier concurrently', async () => {
    const people = await Promise.all([createTestAccount(api), createTestAccount(api)]);
    const responses = await Promise.all(
      people.map(({ browser }) =>
        browser.post('/api/websites', { json: { title: 'x', identifier: 'wanted' } }),
      ),
    );
    expect(
      responses.map((response) => response.status).toSorted((one, other) => one - other),
    ).toEqual([200, 409]);
  });

  it('finds a site by its domain or identifier, and returns 404 for an unknown host (SITE-18)', async () => {
    const site = await createTestSite(api, 'hosted');
    await api.database.root
      .insertInto('domains')
      .values({ host: 'hosted.example', websiteId: site.websiteId, verifiedAt: api.clock.now })
      .execute();
    api.services.hosts.forget();
    const at = (host: string) =>
      api.app.inject({ url: '/', headers: { host, accept: 'text/html' } });
    expect((await at('hosted.example')).body).toContain('The hosted');
    expect((await at('hosted.localhost:4000')).body).toContain('The hosted');
    for (const host of ['unknown.example', 'nobody.localhost:4000']) {
      const result = await at(host);
      expect(result.statusCode).toBe(404);
      expect(result.body).toContain('There is no website at this address');
    }
  });

  it('serves a new website immediately, even if its host was requested before (SITE-16)', async () => {
    const visitor = api.visitor('soon-there');
    expect((await visitor.get('/')).status).toBe(404);
    const { browser } = await createTestAccount(api);
    const { body } = await browser.post('/api/websites', {
      json: { title: 'Soon there', identifier: 'soon-there' },
    });
    await browser.post(`/api/websites/${String(body['id'])}/releases`, { json: {} });
    expect((await visitor.get('/')).status).toBe(200);
  });

  it('redirects to the primary domain, in one step from other spellings of a path', async () => {
    const site = await createTestSite(api, 'moved');
    await api.database.root
      .insertInto('domains')
      .values({
        host: 'moved.example',
        websiteId: site.websiteId,
        isPrimary: true,
        verifiedAt: api.clock.now,
      })
      .execute();
    api.services.hosts.forget();
    const response = await site.visitor().get('/shop?page=2');
    expect(response.status).toBe(301);
    expect(response.headers.location).toBe('http://moved.example:4000/shop?page=2');

    // In one step, in any letter case, and even if a query value only looks like a token.
    const targets = [
      ['/SHOP/?page=2', '/shop?page=2'],
      ['//shop', '/shop'],
      ['//evil.example', '/evil.example'],
      ['/?credit=1', '/?credit=1'],
      ['/robots.txt', '/robots.txt'],
    ] as const;
    for (const [path, target] of targets) {
      const { status, headers } = await site.visitor().get(path);
      expect([path, status, headers.location]).toEqual([
        path,
        301,
        `http://moved.example:4000${target}`,
      ]);
    }
    const headers = { accept: 'text/html' };
    for (const host of ['moved.example', 'MOVED.example.', 'moved.example:4000', 'moved.example:'])
      expect([
        host,
        (await api.app.inject({ url: '/', headers: { ...headers, host } })).statusCode,
      ]).toEqual([host, 200]);
  });

  it('saves header and footer as a draft, and returns the saved values (HF-02, HF-03)', async () => {
    const site = await createTestSite(api, 'framed');
    const headers = { 'x-website-id': site.websiteId };
    const { data } = (await site.owner.browser.get('/api/site-header-footer', { headers }))
      .body as unknown as { data: { header: { tagline: string } } };
    const changed = { ...data, header: { ...data.header, tagline: 'Open every day' } };
    const saved = await site.owner.browser.call('PUT', '/api/site-header-footer', {
      headers,
      json: changed,
    });
    expect(saved.body).toMatchObject({ data: changed });
    expect(
      (await site.owner.browser.get('/api/site-header-footer', { headers })).body,
    ).toMatchObject({
      data: changed,
    });
    expect((await site.visitor().get('/')).text).not.toContain('Open every day');
  });
});
