import { afterAll, beforeAll, expect, it } from 'vitest';
import { createTestSite, type TestSite } from '../../testing/create-test-site.ts';
import { openTestApi, type TestApi } from '../../testing/open-test-api.ts';

let api: TestApi;
let site: TestSite;
beforeAll(async () => {
  api = await openTestApi();
  site = await createTestSite(api);
});
afterAll(() => api.close());

it.each(['accept', 'decline'] as const)(
  'stores the answer %s in a cookie for 30 days and redirects to the page (COOKIE-10)',
  async (response) => {
    const form = { answer: response, returnTo: '/shop?page=2' };
    const reply = await site.visitor().post('/api/consent', { form });
    expect([reply.status, reply.headers.location]).toEqual([303, '/shop?page=2']);
    const cookie = String(reply.headers['set-cookie']);
    expect(cookie).toContain(`ss_consent=${response}.${api.clock.now.getTime()};`);
    expect(cookie).toContain(`Max-Age=${30 * 86_400}`);
    expect(cookie).not.toContain('HttpOnly');
  },
);

it('redirects to the home page for an external returnTo and rejects an unknown answer', async () => {
  const visitor = site.visitor();
  const form = { answer: 'accept', returnTo: 'https://evil.example/' };
  expect((await visitor.post('/api/consent', { form })).headers.location).toBe('/');
  expect((await visitor.post('/api/consent', { form: { answer: 'perhaps' } })).status).toBe(400);
});

it('hides the banner by a stylesheet only from visitors who have answered', async () => {
  const visitor = site.visitor();
  const before = await visitor.get('/api/consent.css');
  expect([before.status, before.headers['content-type'], before.text]).toEqual([
    200,
    'text/css; charset=utf-8',
    '',
  ]);
  await visitor.post('/api/consent', { form: { answer: 'decline' } });
  const after = await visitor.get('/api/consent.css');
  expect(after.text).toContain('.cookie-banner');
  expect(after.headers['cache-control']).toBe('private, no-store');
});
