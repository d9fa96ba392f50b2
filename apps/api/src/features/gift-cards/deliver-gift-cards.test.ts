import { issueGiftCard } from '@sitewright/contracts/api';
import { websiteStatus } from '@sitewright/contracts/codes';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { withLookup } from '../../platform/database/index.ts';
import { createTestSite, type TestSite } from '../../testing/create-test-site.ts';
import { openTestApi, type TestApi } from '../../testing/open-test-api.ts';
import { setSiteState } from '../../testing/set-site-state.ts';
import { deliverGiftCards } from './public.ts';

let api: TestApi;
let site: TestSite;
let sites = 0;
beforeAll(async () => {
  api = await openTestApi();
});
afterAll(() => api.close());
beforeEach(async () => {
  site = await createTestSite(api, `cards-${(sites += 1)}`);
});

async function issue(at: TestSite): Promise<string> {
  const json = {
    amountCents: 5000,
    recipientName: 'Ada',
    recipientEmail: 'ada@example.com',
    message: '',
    deliverAt: new Date(api.clock.now.getTime() - 1000).toISOString(),
    expiresAt: null,
  };
  const issued = await at.owner.browser.post(`/api/websites/${at.websiteId}/gift-cards`, { json });
  return issued.as(issueGiftCard).giftCard.id;
}
const recipients = (at: TestSite) =>
  at.inTenant(async (tenant) => {
    const rows = await tenant
      .selectFrom('outbox')
      .where('cause', 'like', 'giftcard.%')
      .select('payload')
      .execute();
    return rows.map(({ payload }) => (payload as { readonly to: string }).to);
  });
const run = () => deliverGiftCards(api.services);

it('delivers what was bought while the site is parked', async () => {
  await issue(site);
  await setSiteState(api, site, { status: websiteStatus.ACTIVE_PARKING_PAGE });
  await run();
  expect(await recipients(site)).toHaveLength(1);
});

it.each(['EXPIRED', 'REMOVED'] as const)('waits while the site is %s', async (status) => {
  await issue(site);
  await setSiteState(api, site, { status: websiteStatus[status] });
  await run();
  expect(await recipients(site)).toEqual([]);
  await setSiteState(api, site, { status: websiteStatus.PAID });
  await run();
  expect(await recipients(site)).toHaveLength(1);
});

it('delivers the cards behind many that cannot be delivered', async () => {
  const hidden = await createTestSite(api, 'hidden');
  const first = await issue(hidden);
  await hidden.inTenant(async (tenant) => {
    const row = await tenant
      .selectFrom('giftCards')
      .where('giftCardId', '=', first)
      .selectAll()
      .executeTakeFirstOrThrow();
    for (let each = 0; each < 100; each += 1)
      await tenant
        .insertInto('giftCards')
        .values({
          ...row,
          giftCardId: api.services.createId(),
          codeHash: Buffer.from(`${each}`.padStart(32, '0')),
          balanceCents: 0,
        })
        .execute();
  });
  await withLookup(api.database, (db) =>
    db.deleteFrom('siteIdentifiers').where('websiteId', '=', hidden.websiteId).execute(),
  );
  api.services.hosts.forgetSite(hidden.websiteId);
  api.clock.now = new Date(api.clock.now.getTime() + 10_000);
  await issue(site);
  await run();
  expect(await recipients(site)).toHaveLength(1);
});
