import { pageType } from '@sitewright/contracts/codes';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestSite, type TestSite } from '../../testing/create-test-site.ts';
import { openTestApi, type TestApi } from '../../testing/open-test-api.ts';
import { viewOf } from '../../testing/test-renderer.ts';
import { findSubscriber, subscribe } from './subscribers.queries.ts';
import { unsubscribePath } from './unsubscribe-link.ts';

let api: TestApi;
let site: TestSite;
beforeAll(async () => {
  api = await openTestApi();
  site = await createTestSite(api);
});
afterAll(() => api.close());

const html = { headers: { accept: 'text/html' } };

/** A subscriber of a new list of the site, and the link in the mail. */
async function addSubscriber(of = site, email = 'ada@example.com') {
  const { websiteId } = of;
  const [mailingListId, subscriberId] = [api.services.createId(), api.services.createId()];
  const { now } = api.clock;
  await of.inTenant(async (tenant) => {
    const list = { websiteId, mailingListId, name: 'Leads' };
    await tenant.insertInto('mailingLists').values(list).execute();
    await subscribe(tenant, { mailingListId, subscriberId, email, now });
  });
  const { secret } = api.services.settings;
  const path = unsubscribePath({ secret, websiteId, now }, subscriberId);
  const hasLeft = async () =>
    (await of.inTenant((tenant) => findSubscriber(tenant, subscriberId)))?.hasLeft;
  return { path, subscriberId, mailingListId, hasLeft };
}

describe('the unsubscribe page', () => {
  it('has its own page type, is not cacheable, and does not unsubscribe on GET (NEWS-02, ROUTE-34)', async () => {
    const { path, hasLeft } = await addSubscriber();
    const response = await site.visitor().get(path, html);
    const { context, main, head } = viewOf(response.text);
    expect(context.pageType).toBe(pageType.NEWSLETTER_UNSUBSCRIBE);
    expect(main).toEqual({
      kind: 'unsubscribe',
      email: 'a…@example.com',
      isDone: false,
      action: path,
    });
    expect(head.noIndex).toBe(true);
    expect(response.headers).toMatchObject({
      'cache-control': 'private, no-store',
      'referrer-policy': 'same-origin',
    });
    expect(response.text).not.toMatch(/ada@|Leads/);
    expect(await hasLeft()).toBe(false);
  });

  it('unsubscribes on POST, also when the form is submitted twice (NEWS-02)', async () => {
    const { path, hasLeft } = await addSubscriber();
    const visitor = site.visitor();
    for (const press of [1, 2]) {
      const response = await visitor.post(path, { form: {} });
      expect([press, response.status, response.headers.location]).toEqual([press, 303, path]);
      expect(viewOf((await visitor.get(path, html)).text).main).toMatchObject({ isDone: true });
      expect(await hasLeft()).toBe(true);
    }
  });

  it('preserves the subscription date of an active subscriber, and renews it after an unsubscribe', async () => {
    const { path, mailingListId } = await addSubscriber();
    const joinedAt = async () => {
      const rows = await site.inTenant((tenant) =>
        tenant
          .selectFrom('subscribers')
          .where('mailingListId', '=', mailingListId)
          .select('subscribedAt')
          .execute(),
      );
      return rows.map(({ subscribedAt: at }) => at);
    };
    const [first] = await joinedAt();
    const later = new Date(api.clock.now.getTime() + 86_400_000);
    const join = () =>
      site.inTenant((tenant) =>
        subscribe(tenant, {
          mailingListId,
          subscriberId: api.services.createId(),
          email: 'ADA@example.com',
          now: later,
        }),
      );
    expect(await join()).toBeNull();
    expect(await joinedAt()).toEqual([first]);
    await site.visitor().post(path, { form: {} });
    expect(await join()).not.toBeNull();
    expect(await joinedAt()).toEqual([later]);
  });

  it('shows the subscriber as subscribed again after a new subscription', async () => {
    const { path, mailingListId, hasLeft } = await addSubscriber();
    await site.visitor().post(path, { form: {} });
    const again = { subscriberId: api.services.createId(), email: 'Ada@example.com' };
    const of = { websiteId: site.websiteId, mailingListId, now: api.clock.now };
    await site.inTenant((tenant) => subscribe(tenant, { ...of, ...again }));
    expect(await hasLeft()).toBe(false);
    expect(viewOf((await site.visitor().get(path, html)).text).main).toMatchObject({
      isDone: false,
    });
  });
});

describe('a one-click unsubscribe request of a mail client', () => {
  it.each([
    ['application/x-www-form-urlencoded', 'List-Unsubscribe=One-Click'],
    [
      'multipart/form-data; boundary=x',
      '--x\r\nContent-Disposition: form-data; name="List-Unsubscribe"\r\n\r\nOne-Click\r\n--x--\r\n',
    ],
  ])(
    'unsubscribes with one POST of %s, and returns 200 without a redirect (NEWS-02)',
    async (type, payload) => {
      const { path, hasLeft } = await addSubscriber();
      const response = await api.app.inject({
        method: 'POST',
        url: path,
        headers: { host: 'shop.localhost:4000', 'content-type': type },
        payload,
      });
      expect([response.statusCode, await hasLeft()]).toEqual([200, true]);
    },
  );

  it('gets 403 with the Origin of another site, and does not unsubscribe', async () => {
    const { path, hasLeft } = await addSubscriber();
    const headers = { origin: 'https://elsewhere.example' };
    expect((await site.visitor().post(path, { form: {}, headers })).status).toBe(403);
    expect(await hasLeft()).toBe(false);
  });
});

describe('an invalid unsubscribe link', () => {
  it('gets the 404 page, rejects POST, and unsubscribes no one', async () => {
    const { path, subscriberId, hasLeft } = await addSubscriber();
    const other = await createTestSite(api, 'elsewhere');
    const foreign = await addSubscriber(other);
    const { websiteId } = site;
    const { secret } = api.services.settings;
    const [future, past] = [1, -6].map(
      (years) => new Date(api.clock.now.getTime() + years * 365 * 86_400_000),
    ) as [Date, Date];
    const link = { secret, websiteId };
    const wrong = {
      none: '/newsletter/unsubscribe',
      cut: path.slice(0, -1),
      foreign: foreign.path,
      outdated: unsubscribePath({ ...link, now: past }, subscriberId),
      gone: unsubscribePath({ ...link, now: future }, api.services.createId()),
    };
    for (const [error, address] of Object.entries(wrong)) {
      const shown = await site.visitor().get(address, html);
      expect([error, shown.status]).toEqual([error, 404]);
      const { context, main } = viewOf(shown.text);
      expect([error, context.pageType]).toEqual([error, pageType.NOT_FOUND]);
      expect(main).toEqual({ kind: 'notFound' });
      const status = error === 'none' ? 400 : 404;
      const sent = await site.visitor().post(address, { form: {} });
      expect([error, sent.status]).toEqual([error, status]);
    }
    expect([await hasLeft(), await foreign.hasLeft()]).toEqual([false, false]);
  });
});
