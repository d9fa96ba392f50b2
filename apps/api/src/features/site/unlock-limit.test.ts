import { afterAll, beforeAll, expect, it } from 'vitest';
import { createTestSite, type TestSite } from '../../testing/create-test-site.ts';
import { openTestApi, type TestApi } from '../../testing/open-test-api.ts';
import { unlockAttemptLimit } from './unlock-attempts.queries.ts';

let api: TestApi;
let site: TestSite;
beforeAll(async () => {
  api = await openTestApi({ rateLimits: true });
  site = await createTestSite(api);
  const base = `/api/websites/${site.websiteId}`;
  const { browser } = site.owner;
  for (const title of ['Proofs', 'Contracts']) {
    const pageId = String((await browser.post(`${base}/pages`, { json: { title } })).body['id']);
    await browser.call('PATCH', `${base}/pages/${pageId}`, {
      json: { access: 'locked', password: `${title} please` },
    });
  }
  await browser.post(`${base}/releases`, { json: {} });
});
afterAll(() => api.close());

let addresses = 0;
/** Tries a password from an address of its own, so that no limit of one address is met. */
const unlock = (path: string, password: string, accept = 'application/json') => {
  addresses += 1;
  return site.visitor().post('/api/unlock/post', {
    form: { path, password },
    address: `198.51.${addresses >> 8}.${addresses & 255}`,
    headers: { accept },
  });
};

const tries = () =>
  site.inTenant(async (trx) => {
    const rows = await trx.selectFrom('unlock_attempts').select('tries').execute();
    return rows.map((row) => row.tries);
  });

it('counts wrong passwords of a page, and no right ones', async () => {
  for (const password of ['Proofs please', 'not it', 'Proofs please', 'not it either'])
    await unlock('/proofs', password);
  expect(await tries()).toEqual([2]);
});

it('lets a page’s password be wrong a hundred times in an hour, from wherever, and then looks at none', async () => {
  const left = 5;
  await site.inTenant((trx) =>
    trx
      .updateTable('unlock_attempts')
      .set({ tries: unlockAttemptLimit.max - left })
      .execute(),
  );
  const atOnce = await Promise.all(Array.from({ length: 12 }, () => unlock('/proofs', 'not it')));
  expect(atOnce.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([
    ...Array.from({ length: left }, () => 303),
    ...Array.from({ length: 12 - left }, () => 429),
  ]);
  for (const password of ['not it', 'Proofs please']) {
    const refused = await unlock('/proofs', password);
    expect([refused.status, refused.body]).toMatchObject([429, { code: 'tooManyRequests' }]);
    expect(Number(refused.headers['retry-after'])).toBe(unlockAttemptLimit.windowMs / 1000);
    expect(refused.headers['set-cookie']).toBeUndefined();
  }
});

it('says so in a page to who posts the form of the lock screen', async () => {
  const refused = await unlock('/proofs', 'Proofs please', 'text/html');
  expect([refused.status, refused.headers['content-type']]).toEqual([
    429,
    'text/html; charset=utf-8',
  ]);
  expect(refused.text).toContain('Too many requests. Please try again later.');
});

it('leaves other pages as they are', async () => {
  expect((await unlock('/contracts', 'Contracts please')).headers.location).toBe('/contracts');
});

it('opens again when the hour is over', async () => {
  api.clock.now = new Date(api.clock.now.getTime() + unlockAttemptLimit.windowMs - 1_000);
  const still = await unlock('/proofs', 'Proofs please');
  expect([still.status, still.headers['retry-after']]).toEqual([429, '1']);
  api.clock.now = new Date(api.clock.now.getTime() + 1_000);
  expect((await unlock('/proofs', 'Proofs please')).headers.location).toBe('/proofs');
});
