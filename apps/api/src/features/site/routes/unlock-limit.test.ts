import { afterAll, beforeAll, expect, it } from 'vitest';
import { createTestSite, type TestSite } from '../../../testing/create-test-site.ts';
import { openTestApi, type TestApi } from '../../../testing/open-test-api.ts';
import { createUnlockLimits } from '../resolve/create-unlock-limits.ts';
import { unlockAttemptLimit } from '../resolve/unlock-attempts.queries.ts';

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
const newAddress = () => {
  addresses += 1;
  return `198.51.${addresses >> 8}.${addresses & 255}`;
};

/** Tries a password, by default from a new IP address, so that no limit per address applies. */
const unlock = (
  path: string,
  password: string,
  address = newAddress(),
  accept = 'application/json',
) =>
  site.visitor().post('/api/unlock/post', {
    form: { path, password },
    address,
    headers: { accept },
  });

const countedAttempts = () =>
  site.inTenant(async (tenant) => {
    const rows = await tenant.selectFrom('unlockAttempts').select('tries').execute();
    return rows.map((row) => row.tries);
  });

it('counts only wrong passwords', async () => {
  for (const password of ['Proofs please', 'not it', 'Proofs please', 'not it either'])
    await unlock('/proofs', password);
  expect(await countedAttempts()).toEqual([2]);
});

it('allows 100 wrong passwords per page and hour, then three per IP address', async () => {
  const left = 5;
  await site.inTenant((tenant) =>
    tenant
      .updateTable('unlockAttempts')
      .set({ tries: unlockAttemptLimit.max - left })
      .execute(),
  );
  const address = newAddress();
  const atOnce = await Promise.all(
    Array.from({ length: 12 }, () => unlock('/proofs', 'not it', address)),
  );
  expect(atOnce.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([
    ...Array.from({ length: left + 3 }, () => 303),
    ...Array.from({ length: 12 - left - 3 }, () => 429),
  ]);
  expect(await countedAttempts()).toEqual([unlockAttemptLimit.max]);
  for (const password of ['not it', 'Proofs please']) {
    const rejected = await unlock('/proofs', password, address);
    expect([rejected.status, rejected.body]).toMatchObject([429, { code: 'tooManyRequests' }]);
    expect(Number(rejected.headers['retry-after'])).toBe(unlockAttemptLimit.windowMs / 1000);
    expect(rejected.headers['set-cookie']).toBeUndefined();
  }
  const page = await unlock('/proofs', 'Proofs please', address, 'text/html');
  expect([page.status, page.headers['content-type']]).toEqual([429, 'text/html; charset=utf-8']);
  expect(page.text).toContain('Too many requests. Please try again later.');
});

it('does not lock out a visitor who enters the right password first', async () => {
  const visitor = await unlock('/proofs', 'Proofs please');
  expect([visitor.headers.location, visitor.headers['set-cookie']]).toEqual([
    '/proofs',
    expect.anything(),
  ]);
  expect(await countedAttempts()).toEqual([unlockAttemptLimit.max]);
});

it('limits the attempts of all IP addresses together', async () => {
  const page = await site.inTenant((tenant) =>
    tenant.selectFrom('unlockAttempts').select('pageId').executeTakeFirstOrThrow(),
  );
  const { websiteId } = site;
  const { perPage } = createUnlockLimits({ websiteId, pageId: page.pageId }, '');
  const { callCounter } = api.services;
  let further = 0;
  while ((await callCounter.count(perPage, api.clock.now)) === null) further += 1;
  // Four of the attempts above were counted here.
  expect(further).toBe(996);
  expect((await unlock('/proofs', 'Proofs please')).status).toBe(429);
});

it('does not affect other pages', async () => {
  expect((await unlock('/contracts', 'Contracts please')).headers.location).toBe('/contracts');
});

it('accepts passwords again after an hour', async () => {
  api.clock.now = new Date(api.clock.now.getTime() + unlockAttemptLimit.windowMs - 1_000);
  const still = await unlock('/proofs', 'Proofs please');
  expect([still.status, still.headers['retry-after']]).toEqual([429, '1']);
  api.clock.now = new Date(api.clock.now.getTime() + 1_000);
  expect((await unlock('/proofs', 'Proofs please')).headers.location).toBe('/proofs');
});
