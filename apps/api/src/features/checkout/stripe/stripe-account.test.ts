import { readStripeAccount } from '@sitewright/contracts/api';
import { buildApp } from '../../../app.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestVariant, setStoreSettings } from '../../../testing/create-test-product.ts';
import { createTestSite, type TestSite } from '../../../testing/create-test-site.ts';
import {
  connectTestAccount,
  openStripeShop,
  stripeCard,
  type StripeShop,
} from '../../../testing/stripe/open-stripe-shop.ts';
import type { LocalAccount } from '../../../testing/stripe/stripe-ledger.ts';
import { testStore, visitorWithCart } from '../../../testing/test-checkout.ts';
import { createTestClient } from '../../../testing/test-client.ts';
import { viewOf } from '../../../testing/test-renderer.ts';

let shop: StripeShop;
let site: TestSite;
let account: LocalAccount;
beforeAll(async () => {
  shop = await openStripeShop();
  site = await createTestSite(shop.api, 'keys');
  await setStoreSettings(site, { ...testStore, payments: ['invoice'] });
  account = shop.stripe.ledger.createAccount();
});
afterAll(() => shop.api.close());

const path = () => `/api/websites/${site.websiteId}/stripe`;
const keysOf = ({ publishableKey, secretKey, webhookSecret }: LocalAccount) => ({
  publishableKey,
  secretKey,
  webhookSecret,
});
const connect = (json: object = keysOf(account)) =>
  site.owner.browser.call('PUT', path(), { json });
const read = async () => (await site.owner.browser.get(path())).as(readStripeAccount);
const storedAccount = () =>
  site.inTenant((tenant) => tenant.selectFrom('stripeAccounts').selectAll().executeTakeFirst());

describe('the keys of a Stripe account', () => {
  it('are verified by requests before they are stored, and nothing is charged', async () => {
    expect(await read()).toMatchObject({ availability: 'available', connection: null });
    const response = await connect();
    expect([response.status, response.body]).toMatchObject([
      200,
      { connection: { accountId: account.accountId, accountName: 'Local shop', isLive: false } },
    ]);
    expect((await read()).webhookUrl).toBe('http://keys.localhost:4000/api/webhooks/stripe');
    expect(shop.stripe.ledger.charges).toEqual([]);
  });

  it.each([
    ['secretKey', { secretKey: 'sk_test_unknown' }, 'Stripe does not accept this key.'],
    ['secretKey', { secretKey: 'pk_test_1' }, expect.stringContaining('begins with sk_live_')],
    ['publishableKey', { publishableKey: 'pk_live_1' }, expect.stringContaining('same kind')],
    ['webhookSecret', { webhookSecret: 'secret' }, 'A signing secret begins with whsec_.'],
  ])('are rejected with an error of %s: %j', async (field, change, message) => {
    const before = await storedAccount();
    const response = await connect({ ...keysOf(account), ...change });
    expect([response.status, response.body]).toMatchObject([400, { errors: { [field]: message } }]);
    expect(await storedAccount()).toEqual(before);
  });

  it('of two accounts are rejected', async () => {
    const { publishableKey } = shop.stripe.ledger.createAccount();
    const response = await connect({ ...keysOf(account), publishableKey });
    expect([response.status, response.body]).toMatchObject([
      400,
      { errors: { publishableKey: expect.stringContaining('does not belong') } },
    ]);
  });

  it('are not stored when Stripe cannot be reached', async () => {
    shop.stripe.loseRequests('account', 2);
    const response = await connect();
    expect([response.status, response.body]).toMatchObject([502, { code: 'providerUnreachable' }]);
  });

  it('add Stripe to the methods that the store offers, and the checkout shows it', async () => {
    const visitor = await visitorWithCart(site, await createTestVariant(site, { price: 2000 }));
    const { main } = viewOf((await visitor.get('/checkout')).text);
    const payments = main.kind === 'checkout' ? main.payments : [];
    expect(payments.map(({ kind }) => kind)).toEqual(['invoice', 'stripe']);
    expect(payments[1]?.stripe?.publishableKey).toBe(account.publishableKey);
  });

  it('are stored encrypted for this website, and no endpoint returns the secret ones', async () => {
    const row = await storedAccount();
    const secrets = [account.secretKey, account.webhookSecret];
    const { rows } = await shop.api.database.execute(`
      select table_name from information_schema.tables
      where table_schema = 'public' and table_type = 'BASE TABLE'
    `);
    for (const { table_name: table } of rows)
      for (const secret of secrets) {
        const found = await shop.api.database.execute(
          `select count(*)::int as found from ${String(table)} as stored
           where stored::text like '%${secret}%' or stored::text like '%${Buffer.from(secret).toString('hex')}%'`,
        );
        expect([table, found.rows[0]?.['found']]).toEqual([table, 0]);
      }
    expect(row?.keyId).toBe('test');
    const visitor = await visitorWithCart(site, await createTestVariant(site, { price: 2000 }));
    const texts = [
      (await site.owner.browser.get(path())).text,
      (await site.owner.browser.get(`/api/websites/${site.websiteId}/payments`)).text,
      (await site.owner.browser.get(`/api/websites/${site.websiteId}`)).text,
      (await visitor.get('/checkout')).text,
    ];
    for (const text of texts) for (const secret of secrets) expect(text).not.toContain(secret);
  });

  it('are not written to logs, not even when Stripe rejects them or cannot be reached', async () => {
    const lines: string[] = [];
    const stream = { write: (line: string) => lines.push(line) };
    const { services } = shop.api;
    const app = await buildApp({ services, logger: { level: 'trace', stream } });
    await app.ready();
    const browserAt = (host: string) => createTestClient(app, { host, isHttps: false });
    const owner = browserAt('config.localhost:4000');
    for (const [name, value] of site.owner.browser.cookies) owner.cookies.set(name, value);
    const put = (json: object) => owner.call('PUT', path(), { json });
    const rejected = { ...keysOf(account), secretKey: 'sk_test_rejected' };
    shop.stripe.loseRequests('account', 2);
    const statuses = [
      (await put(keysOf(account))).status,
      (await put(rejected)).status,
      (await put(keysOf(account))).status,
    ];
    expect(statuses).toEqual([502, 400, 200]);
    shop.stripe.loseRequests('create', 2);
    const variantId = await createTestVariant(site, { price: 2000 });
    const buyer = browserAt('keys.localhost:4000');
    await buyer.post('/api/cart/entries', { json: { variantId, quantity: 1 } });
    await buyer.get('/checkout');
    await shop.pay(buyer);
    await app.close();
    const log = lines.join('');
    expect(log).toContain('the payment provider did not respond');
    for (const secret of [account.secretKey, account.webhookSecret, rejected.secretKey])
      expect(log).not.toContain(secret);
    await site.inTenant((tenant) =>
      tenant.updateTable('paymentAttempts').set({ state: 'declined', askAt: null }).execute(),
    );
  });

  it('are not sealed for another website: a copied row cannot be used there', async () => {
    const copy = await createTestSite(shop.api, 'copied');
    const row = await storedAccount();
    if (row === undefined) throw new Error('No account is connected.');
    const { websiteId: _, ...columns } = row;
    await copy.inTenant((tenant) => tenant.insertInto('stripeAccounts').values(columns).execute());
    await setStoreSettings(copy, testStore);
    const buyer = await visitorWithCart(copy, await createTestVariant(copy, { price: 2000 }));
    await shop.pay(buyer);
    expect(shop.stripe.ledger.charges).toEqual([]);
  });

  it('are sealed one by one: a secret key that is copied to another website cannot be used there', async () => {
    const copy = await createTestSite(shop.api, 'copied-key');
    await setStoreSettings(copy, testStore);
    await connectTestAccount(shop.api, copy, shop.stripe.ledger.createAccount());
    const sealedSecretKey = (await storedAccount())!.sealedSecretKey;
    await copy.inTenant((tenant) =>
      tenant.updateTable('stripeAccounts').set({ sealedSecretKey }).execute(),
    );
    const asked = shop.stripe.calls('create');
    const buyer = await visitorWithCart(copy, await createTestVariant(copy, { price: 2000 }));
    await shop.pay(buyer);
    expect(shop.stripe.calls('create')).toBe(asked);
    expect(shop.stripe.ledger.charges).toEqual([]);
  });

  it('cannot be deleted while a payment is being made', async () => {
    const variantId = await createTestVariant(site, { price: 2000 });
    const buyer = await visitorWithCart(site, variantId);
    await shop.pay(buyer, stripeCard.needsSecondStep);
    const response = await site.owner.browser.call('DELETE', path());
    expect([response.status, response.body]).toMatchObject([
      409,
      {
        code: 'paymentsOpen',
        error: 'Some payments are still being made. Please try again in 25 minutes.',
      },
    ]);
  });

  it('cannot be deleted while a payment is authorized and not captured, which can take days', async () => {
    await site.inTenant((tenant) =>
      tenant.updateTable('paymentAttempts').set({ state: 'authorized', askAt: null }).execute(),
    );
    const response = await site.owner.browser.call('DELETE', path());
    expect([response.status, response.body]).toMatchObject([409, { code: 'authorizationsOpen' }]);
  });

  it('cannot be deleted while a delayed payment is on its way', async () => {
    await site.inTenant((tenant) =>
      tenant.updateTable('paymentAttempts').set({ state: 'awaiting', askAt: null }).execute(),
    );
    const response = await site.owner.browser.call('DELETE', path());
    expect([response.status, response.body]).toMatchObject([409, { code: 'delayedPaymentsOpen' }]);
  });

  it('can be deleted: then the checkout no longer offers Stripe, and events are rejected', async () => {
    await site.inTenant((tenant) =>
      tenant.updateTable('paymentAttempts').set({ state: 'declined', askAt: null }).execute(),
    );
    const response = await site.owner.browser.call('DELETE', path());
    expect([response.status, response.body]).toMatchObject([200, { connection: null }]);
    expect(await storedAccount()).toBeUndefined();
    const visitor = await visitorWithCart(site, await createTestVariant(site, { price: 2000 }));
    expect((await visitor.get('/checkout')).text).not.toContain(account.publishableKey);
    expect((await shop.pay(visitor)).status).toBe(400);
    const [answer] = await shop.deliver([{ id: 'evt_1' }], site, account.webhookSecret);
    expect(answer?.status).toBe(400);
  });
});

describe('a server without ENCRYPTION_KEYS', () => {
  it('explains what its operator has to do, and stores nothing', async () => {
    const settings = shop.api.services.settings as { encryptionKeys: unknown };
    const keys = settings.encryptionKeys;
    settings.encryptionKeys = [];
    const view = await read();
    const response = await connect();
    settings.encryptionKeys = keys;
    expect(view.availability).toBe('noEncryptionKey');
    expect([response.status, response.body]).toMatchObject([409, { code: 'noEncryptionKey' }]);
  });
});
