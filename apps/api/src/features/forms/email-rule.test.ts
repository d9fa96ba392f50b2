import { formChecks } from '@sitewright/blocks/texts';
import { emailKey } from '@sitewright/contracts/addresses';
import { emailSamples } from '@sitewright/contracts/testing';
import { validateSubmission } from '@sitewright/form-runtime';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createTestVariant } from '../../testing/create-test-product.ts';
import { formDraftOf } from '../../testing/form-draft.ts';
import { openTestShop, type TestShop } from '../../testing/open-test-shop.ts';
import { checkoutBodyOf, visitorWithCart } from '../../testing/test-checkout.ts';
import type { TestResponse, TestClient } from '../../testing/test-client.ts';
import { viewOf } from '../../testing/test-renderer.ts';
import { writeFormRow } from './forms.queries.ts';

let shop: TestShop;
let formId: string;
let newsletterId: string;
let visitor: TestClient;
beforeAll(async () => {
  shop = await openTestShop();
  const { api, site } = shop;
  const mailingListId = api.services.createId();
  formId = api.services.createId();
  newsletterId = api.services.createId();
  await site.inTenant(async (tenant) => {
    const list = { websiteId: site.websiteId, mailingListId, name: 'News' };
    await tenant.insertInto('mailingLists').values(list).execute();
    const now = api.clock.now;
    await writeFormRow(tenant, { ...formDraftOf(), id: formId }, now);
    const newsletter = { ...formDraftOf({ mailingListId }), id: newsletterId };
    await writeFormRow(tenant, newsletter, now);
  });
  visitor = await visitorWithCart(site, await createTestVariant(site, { price: 2000 }));
});
afterAll(() => shop.api.close());

let addresses = 0;
/** Of the connection: from each, a form may be sent ten times a minute. */
let address = '';
beforeEach(() => {
  addresses += 1;
  address = `192.0.2.${addresses}`;
});

/** Whether an answer that rejects something else has nothing against the e-mail address. */
const acceptsEmail = ({ status, body }: TestResponse, field = 'email'): boolean => {
  expect([status, body['code']]).toEqual([
    400,
    expect.stringMatching(/^(invalid|malformed)Request$/),
  ]);
  return body['code'] === 'invalidRequest' && !(field in ((body['errors'] as object) ?? {}));
};

const owner = () => shop.site.owner.browser;
const websitePath = (path: string) => `/api/websites/${shop.site.websiteId}/${path}`;

async function submit(id: string, email: string): Promise<boolean> {
  const { body } = await visitor.post('/api/form/FormSubmissionKey', { address });
  const json = { key: body['key'], formId: id, form: JSON.stringify({ email }) };
  return (await visitor.post('/api/form/SaveFormSubmission', { json, address })).status === 200;
}

/** What the page tells its form. */
let isShortEnding: true | undefined;

/** Every input for an email address, and whether it accepts `email`. */
const places: Readonly<Record<string, (email: string) => Promise<boolean>>> = {
  'a form, checked in the page': async (email) =>
    validateSubmission(formDraftOf(), { email }, formChecks(isShortEnding === true)).ok,
  'a form, sent by a script': (email) => submit(formId, email),
  'a form, posted without a script': async (email) => {
    const response = await visitor.post('/api/form/post', {
      form: { formId, 'fields[email]': email },
      address,
    });
    return String(response.headers.location).includes('sent=1');
  },
  'the newsletter': (email) => submit(newsletterId, email),
  'the checkout': async (email) =>
    acceptsEmail(
      await visitor.post('/api/checkout', {
        json: { ...checkoutBodyOf(), email, payment: { method: 'nothing' } },
      }),
    ),
  'the checkout without a script': async (email) => {
    const page = viewOf((await visitor.get('/checkout')).text);
    const response = await visitor.post('/checkout', {
      form: { crumb: page.crumb ?? '', email, action: 'place' },
    });
    expect(response.status).toBe(400);
    const { main, formReturn } = viewOf(response.text);
    return main.kind === 'checkout' && !('email' in (formReturn?.errors ?? {}));
  },
  'sign-up': async (email) =>
    acceptsEmail(
      await shop.api.config().post('/api/auth/SignUp', {
        json: { email, displayName: 'Ada', password: 'short' },
      }),
    ),
  'log-in': async (email) =>
    acceptsEmail(
      await shop.api.config().post('/api/auth/Login', { json: { email, password: '' } }),
    ),
  'an invitation': async (email) =>
    acceptsEmail(await owner().post(websitePath('invitations'), { json: { email, roles: 'all' } })),
  'the address that is notified of submissions': async (email) =>
    email === '' ||
    acceptsEmail(
      await owner().post(websitePath('forms'), {
        json: { ...formDraftOf({ notifyEmail: email }), name: '' },
      }),
      'notifyEmail',
    ),
  'the contact details of the business': async (email) =>
    email === '' ||
    acceptsEmail(
      await owner().call('PUT', websitePath('business'), { json: { email, phone: 'none' } }),
    ),
};

/** Where an empty address means that there is none. */
const optionalPlaces: readonly string[] = [
  'the address that is notified of submissions',
  'the contact details of the business',
];

async function verdictsOn(email: string): Promise<Record<string, boolean>> {
  const verdicts: Record<string, boolean> = {};
  for (const [place, accepts] of Object.entries(places)) verdicts[place] = await accepts(email);
  return verdicts;
}
const everywhere = (verdictOf: (place: string) => boolean): Record<string, boolean> =>
  Object.fromEntries(Object.keys(places).map((place) => [place, verdictOf(place)]));

describe.each(emailSamples)('%j', (typed, isAccepted) => {
  it(`is ${isAccepted ? 'accepted' : 'rejected'} wherever an e-mail address is entered`, async () => {
    expect(await verdictsOn(typed)).toEqual(
      everywhere((place) => isAccepted || (typed === '' && optionalPlaces.includes(place))),
    );
  });
});

describe('a website that requires email endings of two to four letters', () => {
  const isVisitors = (place: string) => /^(?:a form|the newsletter|the checkout)/.test(place);
  const setShortEndings = (shortEmailEndings: boolean) =>
    owner().call('PATCH', `/api/websites/${shop.site.websiteId}`, { json: { shortEmailEndings } });
  const hasShortEndings = async () =>
    viewOf((await visitor.get('/', { headers: { accept: 'text/html' } })).text).context
      .websiteSettings.shortEmailEndings;

  it('is not the default', async () => {
    const { body } = await owner().get(`/api/websites/${shop.site.websiteId}`);
    expect(body).toMatchObject({ shortEmailEndings: false });
    expect(await hasShortEndings()).toBeUndefined();
  });

  it('applies the rule to every input for visitors, and only to those', async () => {
    expect((await setShortEndings(true)).body).toMatchObject({ shortEmailEndings: true });
    isShortEnding = await hasShortEndings();
    expect(isShortEnding).toBe(true);
    for (const email of ['ada@example.photography', 'ada@localhost', 'ada@example.c'])
      expect([email, await verdictsOn(email)]).toEqual([
        email,
        everywhere((place) => !isVisitors(place)),
      ]);
    for (const email of ['ada@example.info', 'ada@müller-keramik.de'])
      expect([email, await verdictsOn(email)]).toEqual([email, everywhere(() => true)]);
  });

  it('does not apply the rule after it is disabled', async () => {
    expect((await setShortEndings(false)).body).toMatchObject({ shortEmailEndings: false });
    isShortEnding = await hasShortEndings();
    expect(await verdictsOn('ada@example.photography')).toEqual(everywhere(() => true));
  });
});

const internationalized = ' Info@Müller-Keramik.de ';
const deliverable = 'info@xn--mller-keramik-wob.de';

it('stores an internationalized address once per newsletter, in its ASCII form', async () => {
  for (const typed of [internationalized, 'info@mu\u0308ller-keramik.de', deliverable])
    expect(await submit(newsletterId, typed)).toBe(true);
  const rows = await shop.site.inTenant((tenant) =>
    tenant
      .selectFrom('subscribers')
      .where('email', 'like', 'info@xn--mller%')
      .select('email')
      .execute(),
  );
  expect(rows).toEqual([{ email: emailKey(internationalized) }]);
});

it('shows an internationalized address in a submission in its Unicode form', async () => {
  const { body } = await owner().get(websitePath(`submissions?formId=${newsletterId}&limit=1`));
  expect(body).toMatchObject({ rows: [{ answers: [{ text: 'info@müller-keramik.de' }, {}] }] });
});
