import { createCaptchaChallenge, createSubmissionKey, readCart } from '@sitewright/contracts/api';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { changedTables } from '../testing/changed-tables.ts';
import { createTestDiscount } from '../testing/create-test-discount.ts';
import { createTestVariant, setStoreSettings } from '../testing/create-test-product.ts';
import { createTestSite, logIn, type TestSite } from '../testing/create-test-site.ts';
import { formDraftOf } from '../testing/form-draft.ts';
import { openTestApi, type TestApi } from '../testing/open-test-api.ts';
import { solveCaptcha } from '../testing/solve-captcha.ts';
import { checkout, testCard, testStore, visitorWithCart } from '../testing/test-checkout.ts';
import type { TestResponse, TestClient } from '../testing/test-client.ts';
import { logInAs, signUp } from '../testing/test-person.ts';
import { checkoutForm } from './calls/shop-calls.ts';
import { createAsOwner } from './calls/create-as-owner.ts';
import { specifiedKeyedLimits } from './specified-limits.ts';

let api: TestApi;
let site: TestSite;
let neighbor: TestSite;
beforeAll(async () => {
  api = await openTestApi();
  site = await createTestSite(api);
  neighbor = await createTestSite(api, 'neighbor');
  for (const shop of [site, neighbor]) {
    await setStoreSettings(shop, testStore);
    await createTestDiscount(shop, { code: 'SPRING' });
  }
});
afterAll(() => api.close());

const start = Date.parse('2026-11-20T10:00:00.000Z');
let day = 0;
beforeEach(async () => {
  // Nothing that an earlier test counted counts on another day.
  day += 1;
  setClock(0);
  for (const { owner } of [site, neighbor]) await logIn(api, owner);
});
const setClock = (elapsedMs: number) => {
  api.clock.now = new Date(start + day * 86_400_000 + elapsedMs);
};

let addresses = 0;
function newAddress(): string {
  addresses += 1;
  return `10.2.${addresses >> 8}.${addresses & 255}`;
}

function expectRejected(result: TestResponse, body: object, windowMs: number): void {
  expect([result.status, result.body, result.headers['retry-after']]).toEqual([
    429,
    { ...body, requestId: expect.any(String) as string },
    String(windowMs / 1000),
  ]);
}
const tooMany = { error: 'Too many requests. Please try again later.', code: 'tooManyRequests' };

describe('the rate limit of form submissions', () => {
  const rejected = {
    error: 'Unable to submit form. Submission rate limit exceeded. Please try again later.',
    code: 'submissionRateLimited',
  };
  const newForm = (on: TestSite, captcha = false) =>
    createAsOwner.form({ api, site: on }, formDraftOf({ captcha }));

  async function submit(on: TestSite, formId: string, address: string, captchaKey?: string) {
    const visitor = on.visitor();
    const requested = await visitor.post('/api/form/FormSubmissionKey', { address });
    const { key } = requested.as(createSubmissionKey);
    const form = JSON.stringify({ email: 'ada@example.com' });
    const json = { key, formId, form, captchaKey };
    return visitor.post('/api/form/SaveFormSubmission', { address, json });
  }
  const post = (on: TestSite, formId: string, address: string) =>
    on.visitor().post('/api/form/post', {
      address,
      form: { formId, 'fields[email]': 'ada@example.com' },
    });

  it('applies per form and address (FORM-75)', async () => {
    const { max, windowMs } = specifiedKeyedLimits.formSubmission;
    const [formId, another] = [await newForm(site), await newForm(site)];
    const address = newAddress();
    for (let count = 0; count < max; count += 1)
      expect((await submit(site, formId, address)).status).toBe(200);
    const changed = await changedTables(api.database, site.websiteId, async () => {
      const json = { key: 'none', formId, form: '{}' };
      const call = { address, json };
      const response = await site.visitor().post('/api/form/SaveFormSubmission', call);
      expectRejected(response, rejected, windowMs);
    });
    expect(changed).toEqual([]);
    expect((await submit(site, another, address)).status).toBe(200);
    expect((await submit(site, formId, newAddress())).status).toBe(200);
    setClock(windowMs - 1000);
    expect((await submit(site, formId, address)).status).toBe(429);
    setClock(windowMs + 1000);
    expect((await submit(site, formId, address)).status).toBe(200);
  });

  it('counts submissions with and without JavaScript together', async () => {
    const { max } = specifiedKeyedLimits.formSubmission;
    const formId = await newForm(site);
    const address = newAddress();
    for (let count = 0; count < max; count += 1) {
      const response = await post(site, formId, address);
      expect(response.headers.location).toContain('sent=1');
    }
    expect((await submit(site, formId, address)).status).toBe(429);
    const { headers } = await post(site, formId, address);
    expect(headers.location).toContain('return=');
    expect((await site.visitor().get(String(headers.location))).text).toContain(rejected.error);
  });

  it('applies per website across addresses, except with a solved captcha', async () => {
    const { max, windowMs } = specifiedKeyedLimits.websiteSubmission;
    const forms = [await newForm(site), await newForm(site)] as const;
    const guarded = await newForm(site, true);
    const otherForm = await newForm(neighbor);
    for (let count = 0; count < max; count += 1)
      expect((await post(site, forms[count % 2]!, newAddress())).headers.location).toContain(
        'sent=1',
      );
    expectRejected(await submit(site, forms[0], newAddress()), rejected, windowMs);
    expect((await submit(neighbor, otherForm, newAddress())).status).toBe(200);

    const requested = await site.visitor().post('/api/form/captcha', { json: { formId: guarded } });
    const proof = await solveCaptcha(requested.as(createCaptchaChallenge).challenge);
    expect((await submit(site, guarded, newAddress(), proof)).status).toBe(200);
    setClock(windowMs + 1000);
    expect((await submit(site, forms[0], newAddress())).status).toBe(200);
  });
});

describe('the rate limit of form submissions per client', () => {
  const rejected = { body: { code: 'submissionRateLimited' } };
  const newForm = (on: TestSite) => createAsOwner.form({ api, site: on }, formDraftOf({}));
  const keyOf = async (address: string) => {
    const requested = await site.visitor().post('/api/form/FormSubmissionKey', { address });
    return requested.as(createSubmissionKey).key;
  };
  const send = (formId: string, address: string, key: string) =>
    site.visitor().post('/api/form/SaveFormSubmission', {
      address,
      json: { key, formId, form: JSON.stringify({ email: 'ada@example.com' }) },
    });

  it('applies per address and website', async () => {
    const { max, windowMs } = specifiedKeyedLimits.addressSubmission;
    const address = newAddress();
    const formId = await newForm(site);
    for (let count = 0; count < max; count += 1) {
      setClock(count * 10_000);
      expect((await send(formId, address, await keyOf(address))).status).toBe(200);
    }
    setClock(max * 10_000);
    expect(await send(formId, address, await keyOf(address))).toMatchObject({
      status: 429,
      ...rejected,
    });
    expect((await send(formId, newAddress(), await keyOf(address))).status).toBe(200);
    const otherForm = await newForm(neighbor);
    const atNeighbor = { address, form: { formId: otherForm, 'fields[email]': 'a@example.com' } };
    const posted = await neighbor.visitor().post('/api/form/post', atNeighbor);
    expect(posted.headers.location).toContain('sent=1');
    setClock(windowMs + 1000);
    expect((await send(formId, address, await keyOf(address))).status).toBe(200);
  });

  it('does not count submissions with an invalid key', async () => {
    const { max } = specifiedKeyedLimits.websiteSubmission;
    const formId = await newForm(site);
    for (let count = 0; count <= max; count += 1)
      expect((await send(formId, newAddress(), 'no key')).body).toMatchObject({
        code: 'formKeyInvalid',
      });
    const address = newAddress();
    expect((await send(formId, address, await keyOf(address))).status).toBe(200);
  });

  it('returns the stored response to a repeated submission beyond the limit', async () => {
    const { max } = specifiedKeyedLimits.formSubmission;
    const formId = await newForm(site);
    const address = newAddress();
    const key = await keyOf(address);
    const first = await send(formId, address, key);
    expect(first.status).toBe(200);
    for (let count = 1; count < max; count += 1)
      expect((await send(formId, address, await keyOf(address))).status).toBe(200);
    expect(await send(formId, address, await keyOf(address))).toMatchObject({
      status: 429,
      ...rejected,
    });
    const again = await send(formId, address, key);
    expect([again.status, again.body]).toEqual([200, first.body]);
  });
});

describe('the rate limit of login attempts', () => {
  it('applies per account across addresses', async () => {
    const { max, windowMs } = specifiedKeyedLimits.login;
    const { email } = await signUp(api);
    const begin = api.clock.now.getTime();
    const stranger = api.config();
    let tries = 0;
    for (let result: TestResponse; api.clock.now.getTime() < begin + windowMs - 1000;) {
      result = await stranger.post('/api/auth/Login', {
        json: { email, password: 'not it', rememberMe: false },
        address: newAddress(),
      });
      if (result.status === 401) tries += 1;
      else expect([result.status, result.body]).toMatchObject([429, tooMany]);
      const waitS = Math.max(1, Number(result.headers['retry-after'] ?? 1));
      setClock(api.clock.now.getTime() - begin + waitS * 1000);
    }
    expect(tries).toBe(max);
    const another = await signUp(api);
    expect((await logInAs(api.config(), another.email)).status).toBe(200);
  });
});

describe('the rate limit of discount codes', () => {
  const newCart = async (on: TestSite) => visitorWithCart(on, await createTestVariant(on));
  const tryCodes = (visitor: TestClient, coupons: readonly string[], address: string) =>
    visitor.call('PUT', '/api/cart/shipping', {
      address,
      json: { location: { country: 'US' }, coupons },
    });

  it('applies per address across carts and counts each code of a request', async () => {
    const { max, windowMs } = specifiedKeyedLimits.coupon;
    const [visitor, another] = [await newCart(site), await newCart(site)];
    const address = newAddress();
    for (let count = 0; count < max / 2; count += 1)
      expect((await tryCodes(visitor, [`CODE-${count}`], address)).status).toBe(200);
    const codes = Array.from({ length: max / 2 }, (_, index) => `MORE-${index}`);
    expect((await tryCodes(another, codes, address)).status).toBe(200);

    const changed = await changedTables(api.database, site.websiteId, async () =>
      expectRejected(await tryCodes(visitor, ['SPRING'], address), tooMany, windowMs),
    );
    expect(changed).toEqual([]);
    expectRejected(await tryCodes(await newCart(site), ['SPRING'], address), tooMany, windowMs);
    expect((await tryCodes(visitor, ['SPRING'], newAddress())).status).toBe(200);
    expect((await tryCodes(await newCart(neighbor), ['SPRING'], address)).status).toBe(200);
    setClock(windowMs + 1000);
    expect((await tryCodes(visitor, ['SUMMER'], address)).status).toBe(200);
  });

  it('does not count codes that are already in the cart', async () => {
    const { max } = specifiedKeyedLimits.coupon;
    const visitor = await newCart(site);
    const address = newAddress();
    for (let count = 0; count < max + 5; count += 1) {
      const response = await tryCodes(visitor, ['spring'], address);
      expect(response.as(readCart).cart?.coupons).toEqual(['SPRING']);
    }
  });
});

describe('the rate limit of checkouts', () => {
  const declined = { payment: { method: 'testCard', card: testCard.isDeclined } } as const;

  it('applies per cart, with and without JavaScript', async () => {
    const { max, windowMs } = specifiedKeyedLimits.placeOrder;
    const variantId = await createTestVariant(site);
    const [visitor, another] = [
      await visitorWithCart(site, variantId),
      await visitorWithCart(site, variantId),
    ];
    for (let count = 0; count < max - 1; count += 1)
      expect((await checkout(visitor, declined)).status).toBe(402);
    const form = { ...checkoutForm(), 'payment.card': testCard.isDeclined };
    expect((await visitor.post('/checkout', { form })).status).toBe(402);

    const changed = await changedTables(api.database, site.websiteId, async () =>
      expectRejected(await checkout(visitor), tooMany, windowMs),
    );
    expect(changed).toEqual([]);
    const page = await visitor.post('/checkout', { form });
    expect([page.status, page.headers['retry-after']]).toEqual([429, String(windowMs / 1000)]);
    expect((await checkout(another)).status).toBe(200);
    setClock(windowMs + 1000);
    expect((await checkout(visitor)).status).toBe(200);
  });

  it('returns the stored response to a repeated checkout beyond the limit', async () => {
    const { max } = specifiedKeyedLimits.placeOrder;
    const visitor = await visitorWithCart(site, await createTestVariant(site));
    const idempotencyKey = 'a1b2c3d4e5f60718293a4b5c';
    const first = await checkout(visitor, { idempotencyKey });
    expect(first.status).toBe(200);
    for (let count = 1; count < max; count += 1)
      expect((await checkout(visitor, { idempotencyKey })).status).toBe(200);

    const again = await checkout(visitor, { idempotencyKey });
    expect([again.status, again.body]).toEqual([200, first.body]);
    for (const other of [
      { idempotencyKey: 'b1b2c3d4e5f60718293a4b5c' },
      { idempotencyKey, note: 'x' },
    ])
      expect((await checkout(visitor, other)).status).toBe(429);
  });
});
