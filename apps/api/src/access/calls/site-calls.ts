import { createSubmissionKey } from '@sitewright/contracts/api';
import { subscribe } from '../../features/newsletter/subscribers.queries.ts';
import { unsubscribePath } from '../../features/newsletter/unsubscribe-link.ts';
import { restorePath, stopPath } from '../../features/abandoned-carts/recovery-links.ts';
import { reviewStopPath } from '../../features/reviews/review-stop-link.ts';
import { createTestVariant } from '../../testing/create-test-product.ts';
import { visitorWithCart } from '../../testing/test-checkout.ts';
import { formDraftOf } from '../../testing/form-draft.ts';
import { base, createAsOwner, unique, type CallScope } from './create-as-owner.ts';
import { send, visit, type PublicCallRow } from './public-call-row.ts';

const newForm = (scope: CallScope, captcha = false): Promise<string> =>
  createAsOwner.form(scope, formDraftOf({ captcha, notifyEmail: 'owner@example.com' }));

const password = 'Proofs please';
async function lockedPage(scope: CallScope): Promise<string> {
  const { browser } = scope.site.owner;
  const title = unique();
  const created = await browser.post(`${base(scope)}/pages`, { json: { title } });
  const url = `${base(scope)}/pages/${String(created.body['id'])}`;
  await browser.call('PATCH', url, { json: { access: 'locked', password } });
  await browser.post(`${base(scope)}/releases`, { json: {} });
  return `/${String(created.body['urlId'])}`;
}

/** The link of a recovery mail about a new cart. */
async function cartLink(
  { api, site }: CallScope,
  pathOf: typeof restorePath | typeof stopPath,
): Promise<string> {
  await visitorWithCart(site, await createTestVariant(site));
  const { cartId } = await site.inTenant((tenant) =>
    tenant.selectFrom('carts').orderBy('cartId', 'desc').select('cartId').executeTakeFirstOrThrow(),
  );
  const { secret } = api.services.settings;
  return pathOf({ secret, websiteId: site.websiteId, now: api.clock.now }, cartId);
}

/** The link of a review request that stops further ones. */
const reviewStopLink = ({ api, site: { websiteId } }: CallScope): string =>
  reviewStopPath(
    { secret: api.services.settings.secret, websiteId, now: api.clock.now },
    api.services.createId(),
  );

async function unsubscribeLink({ api, site }: CallScope): Promise<string> {
  const { websiteId } = site;
  const { now } = api.clock;
  const [mailingListId, subscriberId] = [api.services.createId(), api.services.createId()];
  await site.inTenant(async (tenant) => {
    const list = { websiteId, mailingListId, name: unique() };
    await tenant.insertInto('mailingLists').values(list).execute();
    const email = `${unique()}@example.com`;
    await subscribe(tenant, { mailingListId, subscriberId, email, now });
  });
  return unsubscribePath({ secret: api.services.settings.secret, websiteId, now }, subscriberId);
}

/** Pages, files and forms of a site. */
export const siteCalls: Readonly<Record<string, PublicCallRow>> = {
  'GET /*': visit('/shop'),
  'GET /config (site)': visit('/config', 302),
  'GET /config/* (site)': visit('/config/design', 302),
  'GET /favicon.ico': visit('/favicon.ico'),
  'GET /robots.txt': visit('/robots.txt'),
  'GET /sitemap.xml': visit('/sitemap.xml'),
  'GET /sitemap-:number(^[1-9]\\d?).xml': visit('/sitemap-1.xml'),
  'GET /s/:assetId/:fileName': {
    async prepare(scope) {
      const asset = await createAsOwner.asset(scope);
      return { browser: scope.site.visitor(), url: `/s/${asset}/price-list.pdf` };
    },
    status: 200,
  },
  'GET /search': visit('/search?q=mug'),
  'GET /api/search/suggestions': visit('/api/search/suggestions?q=mug'),
  'GET /newsletter/unsubscribe': {
    async prepare(scope) {
      return { browser: scope.site.visitor(), url: await unsubscribeLink(scope) };
    },
    status: 200,
  },
  'POST /newsletter/unsubscribe': {
    async prepare(scope) {
      return { browser: scope.site.visitor(), url: await unsubscribeLink(scope), form: {} };
    },
    status: 303,
    changes: ['subscribers'],
  },
  'GET /cart/restore': {
    async prepare(scope) {
      return { browser: scope.site.visitor(), url: await cartLink(scope, restorePath) };
    },
    status: 200,
  },
  'POST /cart/restore': {
    async prepare(scope) {
      return { browser: scope.site.visitor(), url: await cartLink(scope, restorePath), form: {} };
    },
    status: 303,
    changes: ['cart_entries', 'carts'],
  },
  'GET /cart/unsubscribe': {
    async prepare(scope) {
      return { browser: scope.site.visitor(), url: await cartLink(scope, stopPath) };
    },
    status: 200,
  },
  'POST /cart/unsubscribe': {
    async prepare(scope) {
      return { browser: scope.site.visitor(), url: await cartLink(scope, stopPath), form: {} };
    },
    status: 303,
    changes: ['marketing_consents'],
  },
  'GET /reviews/unsubscribe': {
    async prepare(scope) {
      return { browser: scope.site.visitor(), url: reviewStopLink(scope) };
    },
    status: 200,
  },
  'POST /reviews/unsubscribe': {
    async prepare(scope) {
      return { browser: scope.site.visitor(), url: reviewStopLink(scope), form: {} };
    },
    status: 303,
    changes: ['review_opt_outs'],
  },
  'POST /api/unlock/post': {
    async prepare(scope) {
      const form = { path: await lockedPage(scope), password };
      return { browser: scope.site.visitor(), url: '/api/unlock/post', form };
    },
    status: 303,
    changes: ['unlock_attempts'],
  },
  'GET /api/viewer': visit('/api/viewer'),
  'POST /api/consent': send('/api/consent', { form: { answer: 'accept' } }, 303),
  'GET /api/consent.css': visit('/api/consent.css'),
  'POST /api/widget/GetWidgetRendering': send(
    '/api/widget/GetWidgetRendering',
    { form: { widgetJSON: JSON.stringify({ type: 1, id: 'a', value: {} }) } },
    200,
  ),

  'POST /api/form/FormSubmissionKey': send('/api/form/FormSubmissionKey', {}, 200, 'form_keys'),
  'POST /api/form/captcha': {
    async prepare(scope) {
      const json = { formId: await newForm(scope, true) };
      return { browser: scope.site.visitor(), url: '/api/form/captcha', json };
    },
    status: 200,
  },
  'POST /api/form/SaveFormSubmission': {
    async prepare(scope) {
      const browser = scope.site.visitor();
      const { key } = (await browser.post('/api/form/FormSubmissionKey')).as(createSubmissionKey);
      const form = JSON.stringify({ email: 'ada@example.com' });
      const json = { key, formId: await newForm(scope), form };
      return { browser, url: '/api/form/SaveFormSubmission', json };
    },
    status: 200,
    changes: ['form_keys', 'outbox', 'submissions'],
  },
  'POST /api/form/post': {
    async prepare(scope) {
      const form = { formId: await newForm(scope), 'fields[email]': 'ada@example.com' };
      return { browser: scope.site.visitor(), url: '/api/form/post', form };
    },
    status: 303,
    changes: ['form_keys', 'outbox', 'submissions'],
  },
};
