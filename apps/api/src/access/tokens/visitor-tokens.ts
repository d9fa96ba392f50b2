import {
  createCaptchaChallenge,
  createSubmissionKey,
  issueGiftCard,
  placeOrder,
} from '@sitewright/contracts/api';
import { writeFormRow } from '../../features/forms/forms.queries.ts';
import { giftCardPath } from '../../features/gift-cards/gift-card-code.ts';
import { createTestVariant } from '../../testing/create-test-product.ts';
import type { TestSite } from '../../testing/create-test-site.ts';
import { formDraftOf } from '../../testing/form-draft.ts';
import { solveCaptcha } from '../../testing/solve-captcha.ts';
import { checkoutBodyOf, testCard, visitorWithCart } from '../../testing/test-checkout.ts';
import { giftCardDraft } from '../calls/create-as-owner.ts';
import { hourMs, minuteMs, type TokenKind, type TokenScope } from './token-kind.ts';

/** A form with the same id on both websites. */
async function formOnBoth({ api, site, other }: TokenScope, captcha: boolean): Promise<string> {
  const form = { ...formDraftOf({ captcha }), id: api.services.createId() };
  for (const { inTenant } of [site, other])
    await inTenant((tenant) => writeFormRow(tenant, form, api.clock.now));
  return form.id;
}

const newKey = async (at: TestSite, formId?: string): Promise<string> =>
  (
    await at.visitor().post('/api/form/FormSubmissionKey', {
      headers: formId === undefined ? {} : { 'x-form-id': formId },
    })
  ).as(createSubmissionKey).key;

let submissions = 0;
/** Submits a form, each time from another IP address, because submissions are limited by address. */
async function submit(at: TestSite, json: object): Promise<boolean> {
  submissions += 1;
  const address = `198.51.${submissions >> 8}.${submissions & 255}`;
  const form = JSON.stringify({ email: 'ada@example.com', message: `Hello ${submissions}` });
  const call = { json: { form, ...json }, address };
  return (await at.visitor().post('/api/form/SaveFormSubmission', call)).status === 200;
}

const formKey: TokenKind = {
  storedIn: ['form_keys.key_hash', 'submissions.key_hash'],
  lifetimeMs: hourMs,
  isSingleUse: true,
  async issue(scope) {
    const { site } = scope;
    const formId = await formOnBoth(scope, false);
    return {
      token: await newKey(site, formId),
      use: (key, at = site) => submit(at, { formId, key: key.slice(0, 200) }),
    };
  },
};

/** The proof of work of a form. */
const captcha: TokenKind = {
  signedFor: ['captchaChallenge', 'captchaSolution'],
  storedIn: ['form_keys.key_hash'],
  lifetimeMs: 10 * minuteMs,
  isSingleUse: true,
  async issue(scope) {
    const { site } = scope;
    const formId = await formOnBoth(scope, true);
    const response = await site.visitor().post('/api/form/captcha', { json: { formId } });
    return {
      token: await solveCaptcha(response.as(createCaptchaChallenge).challenge),
      use: async (captchaKey, at = site) =>
        submit(at, { formId, key: await newKey(at), captchaKey }),
    };
  },
};

/** Shows the submitted values of a plain form again. */
const formReturn: TokenKind = {
  storedIn: ['form_returns.token_hash'],
  lifetimeMs: 15 * minuteMs,
  async issue(scope) {
    const { site } = scope;
    const formId = await formOnBoth(scope, false);
    const typedText = 'typed-and-wrong';
    const form = { formId, 'fields[email]': typedText, pagePath: '/' };
    const response = await site.visitor().post('/api/form/post', { form });
    const address = new URL(String(response.headers.location), 'http://site');
    return {
      token: address.searchParams.get('return') ?? '',
      async use(text, at = site) {
        const page = await at.visitor().get(`/?form=${formId}&return=${encodeURIComponent(text)}`);
        return page.text.includes(typedText);
      },
    };
  },
};

/** Bound to the host and the session; every unsafe call must send it. */
const crumb: TokenKind = {
  signedFor: ['crumb'],
  lifetimeMs: null,
  async issue({ site }) {
    const visitor = site.visitor();
    await visitor.get('/checkout');
    return {
      token: visitor.cookies.get('crumb') ?? '',
      async use(text, at = site) {
        const browser = at.visitor();
        browser.cookies.set('crumb', encodeURIComponent(text));
        const response = await browser.post('/api/events/RecordEvent', {
          form: { event: 'opened', data: '{}' },
          headers: { 'x-csrf-token': text },
        });
        return response.status === 200;
      },
    };
  },
};

const newCart = async (site: TestSite) => visitorWithCart(site, await createTestVariant(site));

const cart: TokenKind = {
  storedIn: ['carts.token_hash'],
  // Its cookie expires; the row is swept a day later.
  lifetimeMs: null,
  async issue({ site }) {
    const visitor = await newCart(site);
    return {
      token: visitor.cookies.get('sw_cart') ?? '',
      async use(text, at = site) {
        const browser = at.visitor();
        browser.cookies.set('sw_cart', encodeURIComponent(text));
        return (await browser.get('/api/cart')).body['cart'] !== null;
      },
    };
  },
};

/** The URL of an order, which its buyer keeps. */
const order: TokenKind = {
  signedFor: ['order'],
  storedIn: ['orders.token_hash'],
  lifetimeMs: null,
  async issue({ site }) {
    const buyer = await newCart(site);
    const placed = await buyer.post('/api/checkout', { json: checkoutBodyOf() });
    return {
      token: placed.as(placeOrder).orderUrl.replace('/order/', ''),
      use: async (text, at = site) =>
        (await at.visitor().get(`/order/${encodeURIComponent(text)}`)).status === 200,
    };
  },
};

let balanceChecks = 0;
const issueGiftCards = async (scope: TokenScope) => {
  const issue = async ({ owner, websiteId }: TestSite) =>
    (await owner.browser.post(`/api/websites/${websiteId}/gift-cards`, { json: giftCardDraft })).as(
      issueGiftCard,
    );
  await issue(scope.other);
  return issue(scope.site);
};

/** The code of a gift card. */
const giftCard: TokenKind = {
  signedFor: ['giftCard'],
  storedIn: ['gift_cards.code_hash'],
  isTyped: true,
  lifetimeMs: null,
  async issue(scope) {
    const { code } = await issueGiftCards(scope);
    return {
      token: code,
      async use(text, at = scope.site) {
        const page = await at.visitor().post('/checkout/giftcard/balance', {
          form: { code: text },
          address: `198.52.${(balanceChecks += 1) >> 8}.${balanceChecks & 255}`,
        });
        return page.status === 200;
      },
    };
  },
};

/** The page of a gift card, which its recipient keeps. */
const giftCardPage: TokenKind = {
  signedFor: ['giftCardPage'],
  lifetimeMs: null,
  async issue(scope) {
    const { giftCard: card } = await issueGiftCards(scope);
    const { secret } = scope.api.services.settings;
    const path = giftCardPath(secret, scope.site.websiteId, card.id);
    return {
      token: path.replace('/checkout/giftcard/', ''),
      use: async (text, at = scope.site) =>
        (await at.visitor().get(`/checkout/giftcard/${encodeURIComponent(text)}`)).status === 200,
    };
  },
};

/** Identifies the second step of a test payment. */
const secondStep: TokenKind = {
  lifetimeMs: null,
  async issue({ site }) {
    const buyer = await newCart(site);
    const card = testCard.needsSecondStep;
    const json = checkoutBodyOf({ payment: { method: 'testCard', card } });
    const { nextStepUrl } = (await buyer.post('/api/checkout', { json })).as(placeOrder);
    const path = '/checkout/second-step/';
    return {
      token: new URL(nextStepUrl ?? '').pathname.replace(path, ''),
      use: async (text, at = site) =>
        (await at.visitor().get(`${path}${encodeURIComponent(text)}`)).status === 200,
    };
  },
};

export const visitorTokens = {
  formKey,
  captcha,
  formReturn,
  crumb,
  cart,
  order,
  giftCard,
  giftCardPage,
  secondStep,
} as const;
