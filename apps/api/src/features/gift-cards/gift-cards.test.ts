import {
  adjustGiftCard,
  changeGiftCard,
  issueGiftCard,
  listGiftCards,
  readGiftCard,
} from '@sitewright/contracts/api';
import { collaboratorRole } from '@sitewright/contracts/codes';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import {
  createTestContributor,
  createTestSite,
  logIn,
  type TestSite,
} from '../../testing/create-test-site.ts';
import { openTestApi, type TestApi } from '../../testing/open-test-api.ts';
import { viewOf } from '../../testing/test-renderer.ts';
import { verifyInvariants } from '../../platform/invariants/index.ts';
import { giftCardPath } from './gift-card-code.ts';
import { creditGiftCard } from './credit-gift-card.ts';
import { deliverGiftCards, giftCardLiability } from './public.ts';

const draft = {
  amountCents: 5000,
  recipientName: 'Ada',
  recipientEmail: 'ada@example.com',
  message: 'Enjoy!',
  deliverAt: null,
  expiresAt: null,
};

let api: TestApi;
let site: TestSite;
let path: string;
let sites = 0;
beforeAll(async () => {
  api = await openTestApi();
});
afterAll(() => api.close());
beforeEach(async () => {
  site = await createTestSite(api, `cards-${(sites += 1)}`);
  path = `/api/websites/${site.websiteId}/gift-cards`;
});

const issue = async (changes: object = {}) =>
  (await site.owner.browser.post(path, { json: { ...draft, ...changes } })).as(issueGiftCard);
const read = async (id: string) => (await site.owner.browser.get(`${path}/${id}`)).as(readGiftCard);
const adjust = (id: string, amountCents: number, key: string) =>
  site.owner.browser.post(`${path}/${id}/adjust`, {
    json: { amountCents, reason: 'A test', key },
  });
const mails = () =>
  site.inTenant((tenant) =>
    tenant.selectFrom('outbox').where('cause', 'like', 'giftcard.%').select('payload').execute(),
  );

describe('gift cards', () => {
  it('are issued with a code that is shown once and stored as a hash only', async () => {
    const { giftCard, code } = await issue();
    expect(code).toMatch(/^([0-9A-HJKMNP-TV-Z]{4}-){3}[0-9A-HJKMNP-TV-Z]{4}$/);
    expect(giftCard).toMatchObject({ codeEnd: code.slice(-4), balanceCents: 5000 });
    const later = await site.owner.browser.get(`${path}/${giftCard.id}`);
    expect(later.text).not.toContain(code);
    const { rows } = await site.inTenant((tenant) =>
      sql<{ text: string }>`select gift_cards::text from gift_cards`.execute(tenant),
    );
    expect(JSON.stringify(rows)).not.toContain(code.replaceAll('-', ''));
    expect((await read(giftCard.id)).entries).toMatchObject([
      { kind: 'issued', amountCents: 5000, balanceCents: 5000, author: expect.any(String) },
    ]);
  });

  it('are listed newest first, by status, recipient and end of the code, with the liability', async () => {
    const first = await issue();
    api.clock.now = new Date(api.clock.now.getTime() + 1000);
    const second = await issue({ recipientName: 'Bea', recipientEmail: 'bea@example.com' });
    const list = async (query = '') =>
      (await site.owner.browser.get(`${path}${query}`)).as(listGiftCards);
    const ids = async (query: string) => (await list(query)).rows.map(({ id }) => id);
    expect(await ids('')).toEqual([second.giftCard.id, first.giftCard.id]);
    expect(await ids('?search=bea')).toEqual([second.giftCard.id]);
    expect(await ids(`?search=${first.code}`)).toContain(first.giftCard.id);
    expect(await ids('?status=scheduled')).toHaveLength(2);
    expect(await ids('?status=active')).toHaveLength(0);
    expect((await list()).liabilityCents).toBe(10_000);
    await site.owner.browser.call('PATCH', `${path}/${first.giftCard.id}`, {
      json: { isActive: false },
    });
    expect((await list()).liabilityCents).toBe(5000);
    expect(await site.inTenant((tenant) => giftCardLiability(tenant, api.clock.now))).toBe(5000);
  });

  it('are adjusted once per key, and never below zero', async () => {
    const { giftCard } = await issue();
    const results = await Promise.all([1, 2, 3].map(() => adjust(giftCard.id, -2000, 'sametime1')));
    for (const result of results)
      expect(result.as(adjustGiftCard)).toMatchObject({ balanceCents: 3000 });
    const more = await adjust(giftCard.id, -3001, 'another12');
    expect([more.status, more.body]).toMatchObject([
      400,
      { errors: { amountCents: 'This is more than the balance of the card.' } },
    ]);
    expect((await adjust(giftCard.id, 0, 'nothing12')).status).toBe(400);
    expect((await read(giftCard.id)).entries).toHaveLength(2);
  });

  it('have a ledger that the application can neither change nor delete', async () => {
    await issue();
    for (const change of [
      sql`update gift_card_entries set amount_cents = 1`,
      sql`delete from gift_card_entries`,
    ])
      await expect(site.inTenant((tenant) => change.execute(tenant))).rejects.toThrow(/permission/);
  });

  it('cannot have a balance below zero, whatever the statement', async () => {
    await issue();
    await expect(
      site.inTenant((tenant) => sql`update gift_cards set balance_cents = -1`.execute(tenant)),
    ).rejects.toThrow(/gift_cards_balance_cents_check/);
  });

  it('are mailed at their delivery date, once, however often the job runs', async () => {
    const start = api.clock.now;
    await issue({ deliverAt: new Date(start.getTime() + 3_600_000).toISOString() });
    await deliverGiftCards(api.services);
    expect(await mails()).toHaveLength(0);
    api.clock.now = new Date(start.getTime() + 3_600_000);
    await Promise.all([deliverGiftCards(api.services), deliverGiftCards(api.services)]);
    await deliverGiftCards(api.services);
    expect(await mails()).toMatchObject([
      { payload: { to: 'ada@example.com', view: { kind: 'giftCard', amountCents: 5000 } } },
    ]);
    await logIn(api, site.owner);
  });

  it('are mailed again by the owner, and not while they are inactive', async () => {
    const { giftCard } = await issue();
    const resend = () => site.owner.browser.post(`${path}/${giftCard.id}/resend`);
    expect((await resend()).status).toBe(200);
    expect((await resend()).status).toBe(200);
    expect(await mails()).toHaveLength(1);
    const off = await site.owner.browser.call('PATCH', `${path}/${giftCard.id}`, {
      json: { isActive: false },
    });
    expect(off.as(changeGiftCard)).toMatchObject({ status: 'inactive', balanceCents: 5000 });
    expect((await resend()).status).toBe(409);
  });

  it('have a page to print at a signed address', async () => {
    const { giftCard, code } = await issue();
    const { secret } = api.services.settings;
    const address = giftCardPath(secret, site.websiteId, giftCard.id);
    const page = await site.visitor().get(address, { headers: { accept: 'text/html' } });
    expect(viewOf(page.text).main).toMatchObject({
      kind: 'giftCardPrint',
      code,
      cents: 5000,
      message: 'Enjoy!',
    });
    expect(page.headers['cache-control']).toContain('no-store');
    const forged = address.replace(/.$/, (last) => (last === 'A' ? 'B' : 'A'));
    expect((await site.visitor().get(forged)).status).toBe(404);
    const other = await createTestSite(api, `others-${sites}`);
    expect((await other.visitor().get(address)).status).toBe(404);
  });

  it('show their balance to those who know the code', async () => {
    const { code } = await issue();
    const post = (typed: string) =>
      site.visitor().post('/checkout/giftcard/balance', { form: { code: typed } });
    const shown = viewOf((await post(code.toLowerCase().replaceAll('-', ' '))).text).main;
    expect(shown).toMatchObject({ balance: { cents: 5000, isActive: true } });
    const unknown = await post('ABCD-EFGH-0011-2345');
    expect(unknown.status).toBe(400);
    expect(viewOf(unknown.text).formReturn?.errors).toEqual({
      code: 'There is no gift card with this code. Check the spelling.',
    });
  });

  it('limit how many codes one address can try', async () => {
    const { code } = await issue();
    const visitor = site.visitor();
    const address = '203.0.113.77';
    const post = (typed: string) =>
      visitor.post('/checkout/giftcard/balance', { form: { code: typed }, address });
    for (let tries = 0; tries < 10; tries += 1) await post(`ABCD-EFGH-0011-234${tries}`);
    const limited = await post(code);
    expect(limited.status).toBe(429);
    expect(limited.headers['retry-after']).toBeDefined();
    expect(viewOf(limited.text).main).not.toHaveProperty('balance');
  });

  it('return 403 without the permission, and 404 on another website', async () => {
    const { giftCard } = await issue();
    const editor = await createTestContributor(api, site, [collaboratorRole.EDITOR]);
    const other = await createTestSite(api, `there-${sites}`);
    const there = `/api/websites/${other.websiteId}/gift-cards`;
    const adjustment = { json: { amountCents: 1, reason: 'x', key: 'hackhack' } };
    const calls = [
      ['GET', `/${giftCard.id}`, {}],
      ['POST', `/${giftCard.id}/adjust`, adjustment],
      ['PATCH', `/${giftCard.id}`, { json: { isActive: false } }],
      ['POST', `/${giftCard.id}/resend`, {}],
    ] as const;
    for (const [method, url, options] of calls) {
      expect((await editor.browser.call(method, `${path}${url}`, options)).status).toBe(403);
      expect((await other.owner.browser.call(method, `${there}${url}`, options)).status).toBe(404);
    }
    expect((await editor.browser.get(path)).status).toBe(403);
    expect((await editor.browser.post(path, { json: draft })).status).toBe(403);
    expect(await read(giftCard.id)).toMatchObject({ isActive: true, balanceCents: 5000 });
  });
});

describe('creditGiftCard', () => {
  it('rejects an order that did not redeem the card, and a card of another website', async () => {
    const { giftCard } = await issue();
    const other = await createTestSite(api, `credit-${sites}`);
    const refund = {
      giftCardId: giftCard.id,
      orderId: 'a'.repeat(24),
      amountCents: 1,
      key: 'refund.1',
      entryId: api.services.createId(),
      now: api.clock.now,
    };
    expect(await site.inTenant((tenant) => creditGiftCard(tenant, refund))).toMatchObject({
      error: 'actionNotAllowed',
      detail: { reason: 'exceedsRedemption' },
    });
    expect(await other.inTenant((tenant) => creditGiftCard(tenant, refund))).toMatchObject({
      error: 'notFound',
    });
    expect((await verifyInvariants(api.database)).isSound).toBe(true);
  });
});
