import { randomBytes } from 'node:crypto';
import { collaboratorRole, type Permission } from '@sitewright/contracts/codes';
import {
  defaultInvoiceSettings,
  defaultOverlays,
  defaultStyles,
  noBusiness,
  defaultCheckout,
  noTaxes,
} from '@sitewright/contracts/entities';
import { discountDraftOf } from '../../testing/create-test-discount.ts';
import { formDraftOf } from '../../testing/form-draft.ts';
import { accountAtLocalStripe } from '../../testing/stripe/account-at-local-stripe.ts';
import { testStore } from '../../testing/test-checkout.ts';
import type { TestRequestOptions } from '../../testing/test-client.ts';
import type { PrepareCall } from './prepared-call.ts';
import type { SpecifiedRoute } from '../specified-routes.ts';
import { downloadCalls } from './download-calls.ts';
import { importCalls } from './import-calls.ts';
import { itemCalls } from './item-calls.ts';
import { customerCalls } from './customer-calls.ts';
import { orderCalls } from './order-calls.ts';
import {
  base,
  createAsOwner,
  giftCardDraft,
  pdf,
  unique,
  type CallScope,
} from './create-as-owner.ts';

const { page, form, asset } = createAsOwner;
const { contributor, discount, giftCard, invitation, order, review, spam, release, variant } =
  createAsOwner;

/**
 * A call to a path below the website's. `createSubject` creates what the call is about; its id is passed to `path`.
 */
const call =
  (
    path: string | ((id: string) => string),
    options: TestRequestOptions | (() => TestRequestOptions) = {},
    createSubject?: (scope: CallScope) => Promise<string>,
  ): PrepareCall =>
  async (scope) => {
    const id = createSubject === undefined ? '' : await createSubject(scope);
    const subPath = typeof path === 'string' ? path : path(id);
    return {
      url: `${base(scope)}${subPath}`,
      ...(typeof options === 'function' ? options() : options),
    };
  };

const headerFooter =
  (options: TestRequestOptions): PrepareCall =>
  async ({ site }) => ({
    url: '/api/site-header-footer',
    headers: { 'x-website-id': site.websiteId },
    ...options,
  });

const mailTemplate = { subject: 'Refund {{order number}}', preview: '', blocks: [] };

const insertSection = {
  kind: 'insertSection',
  index: 0,
  section: {
    id: 'added',
    design: { theme: 'light', height: 'large', width: 'inset', align: 'center' },
    layout: { columns: 12, blocks: {} },
  },
} as const;

/** By route name (`METHOD path`). If the handler chooses the permission by the collection: a call for each of them. */
export const ownerCalls: Readonly<
  Record<string, PrepareCall | Readonly<Partial<Record<Permission, PrepareCall>>>>
> = {
  'GET /api/websites/:websiteId': call(''),
  'PATCH /api/websites/:websiteId': call('', { json: { title: 'Renamed', runsCode: true } }),
  'GET /api/websites/:websiteId/business': call('/business'),
  'PUT /api/websites/:websiteId/business': call('/business', {
    json: { ...noBusiness, phone: '+49 30 123456' },
  }),
  'GET /api/websites/:websiteId/styles': call('/styles'),
  'PUT /api/websites/:websiteId/styles': call('/styles', { json: defaultStyles }),
  'GET /api/websites/:websiteId/navigation': call('/navigation'),
  'PUT /api/websites/:websiteId/navigation': call('/navigation', {
    json: { main: [{ title: 'Shop', href: '/shop' }], footer: [] },
  }),
  'GET /api/site-header-footer': headerFooter({}),
  'PUT /api/site-header-footer': headerFooter({
    json: { footer: { schemaVersion: 1, sections: [] } },
  }),
  'GET /api/websites/:websiteId/overlays': call('/overlays'),
  'PUT /api/websites/:websiteId/overlays': call('/overlays', {
    json: { announcementBar: { ...defaultOverlays.announcementBar, text: 'Open on Sunday' } },
  }),

  'GET /api/websites/:websiteId/contributors': call('/contributors'),
  'PATCH /api/websites/:websiteId/contributors/:accountId': call(
    (id) => `/contributors/${id}`,
    { json: { roles: [collaboratorRole.REPORTING] } },
    contributor,
  ),
  'DELETE /api/websites/:websiteId/contributors/:accountId': call(
    (id) => `/contributors/${id}`,
    {},
    contributor,
  ),
  'GET /api/websites/:websiteId/invitations': call('/invitations'),
  'POST /api/websites/:websiteId/invitations': call('/invitations', () => ({
    json: { email: `${unique()}@example.com`, roles: [collaboratorRole.EDITOR] },
  })),
  'POST /api/websites/:websiteId/invitations/:invitationId/resend': call(
    (id) => `/invitations/${id}/resend`,
    {},
    invitation,
  ),
  'DELETE /api/websites/:websiteId/invitations/:invitationId': call(
    (id) => `/invitations/${id}`,
    {},
    invitation,
  ),
  'POST /api/websites/:websiteId/transfer': async (scope) => ({
    url: `${base(scope)}/transfer`,
    json: { accountId: await contributor(scope) },
  }),

  'GET /api/websites/:websiteId/pages': call('/pages'),
  'POST /api/websites/:websiteId/pages': call('/pages', () => ({ json: { title: unique() } })),
  'GET /api/websites/:websiteId/pages/:pageId': call((id) => `/pages/${id}`, {}, page),
  'PATCH /api/websites/:websiteId/pages/:pageId': call(
    (id) => `/pages/${id}`,
    { json: { access: 'locked', password: 'Proofs please' } },
    page,
  ),
  'DELETE /api/websites/:websiteId/pages/:pageId': call((id) => `/pages/${id}`, {}, page),
  'GET /api/websites/:websiteId/pages/:pageId/code': call((id) => `/pages/${id}/code`, {}, page),
  'PUT /api/websites/:websiteId/pages/:pageId/code': call(
    (id) => `/pages/${id}/code`,
    { json: { head: '<style>h1 { color: teal; }</style>', foot: '' } },
    page,
  ),
  'GET /api/websites/:websiteId/pages/:pageId/document': call(
    (id) => `/pages/${id}/document`,
    {},
    page,
  ),
  'POST /api/websites/:websiteId/pages/:pageId/operations': call(
    (id) => `/pages/${id}/operations`,
    () => ({
      json: {
        baseVersion: 0,
        saveId: `save${unique().padStart(8, '0')}`,
        operations: [insertSection],
      },
    }),
    page,
  ),
  'POST /api/websites/:websiteId/pages/:pageId/restore': call(
    (id) => `/pages/${id}/restore`,
    {},
    async (scope) => {
      const id = await page(scope);
      await scope.site.owner.browser.call('DELETE', `${base(scope)}/pages/${id}`);
      return id;
    },
  ),
  'GET /api/websites/:websiteId/deleted-pages': call('/deleted-pages'),
  'POST /api/websites/:websiteId/block-data': call('/block-data', { json: { needs: [] } }),
  'GET /api/websites/:websiteId/changes': call('/changes'),
  'GET /api/websites/:websiteId/releases': call('/releases'),
  'POST /api/websites/:websiteId/releases': call('/releases', { json: {} }, page),
  'POST /api/websites/:websiteId/releases/:releaseId/restore': call(
    (id) => `/releases/${id}/restore`,
    {},
    release,
  ),

  'GET /api/websites/:websiteId/assets': call('/assets'),
  'POST /api/websites/:websiteId/assets': call('/assets', () => ({ file: pdf() })),
  'PATCH /api/websites/:websiteId/assets/:assetId': call(
    (id) => `/assets/${id}`,
    { json: { fileName: 'prices.pdf' } },
    asset,
  ),
  'DELETE /api/websites/:websiteId/assets/:assetId': call((id) => `/assets/${id}`, {}, asset),

  'GET /api/websites/:websiteId/collections': call('/collections'),
  'GET /api/websites/:websiteId/forms': call('/forms'),
  'POST /api/websites/:websiteId/forms': call('/forms', { json: formDraftOf() }),
  'PUT /api/websites/:websiteId/forms/:formId': call(
    (id) => `/forms/${id}`,
    { json: formDraftOf({ notifyEmail: 'owner@example.com' }) },
    (scope) => form(scope),
  ),
  'GET /api/websites/:websiteId/submissions': call('/submissions'),
  'POST /api/websites/:websiteId/submissions/:submissionId/release': call(
    (id) => `/submissions/${id}/release`,
    {},
    spam,
  ),
  'GET /api/websites/:websiteId/mail': call('/mail'),

  'GET /api/websites/:websiteId/payments': call('/payments'),
  'PUT /api/websites/:websiteId/payments': call('/payments', {
    json: { offered: ['testCard', 'invoice'] },
  }),
  'GET /api/websites/:websiteId/shipping': call('/shipping'),
  'PUT /api/websites/:websiteId/shipping': call('/shipping', { json: testStore.shipping }),
  'GET /api/websites/:websiteId/store-services/:serviceId/secret': call(
    '/store-services/parcels/secret',
  ),
  // A private address: no request leaves the server.
  'POST /api/websites/:websiteId/shipping/rate-services/:serviceId/test': call(
    '/shipping/rate-services/parcels/test',
    { json: { url: 'https://127.0.0.1/', country: 'US' } },
  ),
  'POST /api/websites/:websiteId/taxes/services/:serviceId/test': call(
    '/taxes/services/taxes/test',
    {
      json: { url: 'https://127.0.0.1/', storeCountry: 'US', country: 'US', state: '', zip: '' },
    },
  ),
  'GET /api/websites/:websiteId/invoice-settings': call('/invoice-settings'),
  'PUT /api/websites/:websiteId/invoice-settings': call('/invoice-settings', {
    json: defaultInvoiceSettings,
  }),
  'GET /api/websites/:websiteId/mail-templates': call('/mail-templates'),
  'GET /api/websites/:websiteId/mail-templates/:kind': call('/mail-templates/orderRefund'),
  'PUT /api/websites/:websiteId/mail-templates/:kind': call('/mail-templates/orderRefund', {
    json: { template: mailTemplate },
  }),
  'DELETE /api/websites/:websiteId/mail-templates/:kind': call('/mail-templates/orderRefund'),
  'PUT /api/websites/:websiteId/mail-templates/:kind/switch': call(
    '/mail-templates/lowStock/switch',
    () => ({ json: { isOn: false } }),
  ),
  'POST /api/websites/:websiteId/mail-templates/:kind/preview': call(
    '/mail-templates/orderRefund/preview',
    { json: { template: mailTemplate } },
  ),
  'POST /api/websites/:websiteId/mail-templates/:kind/test': call(
    '/mail-templates/orderRefund/test',
    () => ({ json: { template: mailTemplate, requestKey: `request-${unique()}` } }),
  ),
  'GET /api/websites/:websiteId/discounts': call('/discounts'),
  'POST /api/websites/:websiteId/discounts': call('/discounts', () => ({
    json: discountDraftOf({ code: unique() }),
  })),
  'GET /api/websites/:websiteId/discounts/:discountId': call(
    (id) => `/discounts/${id}`,
    {},
    discount,
  ),
  'PUT /api/websites/:websiteId/discounts/:discountId': call(
    (id) => `/discounts/${id}`,
    () => ({ json: { draft: discountDraftOf({ code: unique() }), revision: 1 } }),
    discount,
  ),
  'POST /api/websites/:websiteId/discounts/change': async (scope) => ({
    url: `${base(scope)}/discounts/change`,
    json: { discountIds: [await discount(scope)], action: 'deactivate' },
  }),
  'GET /api/websites/:websiteId/discount-targets': call('/discount-targets'),
  ...customerCalls,
  'GET /api/websites/:websiteId/inventory': call('/inventory'),
  'PUT /api/websites/:websiteId/inventory/:variantId': call(
    (id) => `/inventory/${id}`,
    { json: { unlimited: false, continueSelling: true, lowStockAt: 3 } },
    variant,
  ),
  'POST /api/websites/:websiteId/inventory/:variantId/adjustments': async (scope) => ({
    url: `${base(scope)}/inventory/${await variant(scope)}/adjustments`,
    json: {
      adjustmentId: randomBytes(12).toString('hex'),
      change: 1,
      reason: 'count',
      note: '',
    },
  }),
  'GET /api/websites/:websiteId/inventory/:variantId/movements': call(
    (id) => `/inventory/${id}/movements`,
    {},
    variant,
  ),
  'GET /api/websites/:websiteId/gift-cards': call('/gift-cards'),
  'POST /api/websites/:websiteId/gift-cards': call('/gift-cards', { json: giftCardDraft }),
  'GET /api/websites/:websiteId/gift-cards/:giftCardId': call(
    (id) => `/gift-cards/${id}`,
    {},
    giftCard,
  ),
  'POST /api/websites/:websiteId/gift-cards/:giftCardId/adjust': call(
    (id) => `/gift-cards/${id}/adjust`,
    { json: { amountCents: -100, reason: 'A test', key: 'adjustment' } },
    giftCard,
  ),
  'PATCH /api/websites/:websiteId/gift-cards/:giftCardId': call(
    (id) => `/gift-cards/${id}`,
    { json: { isActive: false } },
    giftCard,
  ),
  'POST /api/websites/:websiteId/gift-cards/:giftCardId/resend': call(
    (id) => `/gift-cards/${id}/resend`,
    {},
    giftCard,
  ),
  'GET /api/websites/:websiteId/gift-card-settings': call('/gift-card-settings'),
  'PUT /api/websites/:websiteId/gift-card-settings': call('/gift-card-settings', {
    json: { bounds: { minCents: 1000, maxCents: 50_000 } },
  }),
  'GET /api/websites/:websiteId/reviews': call('/reviews'),
  'GET /api/websites/:websiteId/reviews/:reviewId': call((id) => `/reviews/${id}`, {}, review),
  'PUT /api/websites/:websiteId/reviews/:reviewId': call(
    (id) => `/reviews/${id}`,
    { json: { change: { state: 'approved', reply: 'Thank you!' }, revision: 1 } },
    review,
  ),
  'POST /api/websites/:websiteId/reviews/change': call('/reviews/change', {
    json: { reviewIds: ['ad'.repeat(12)], action: 'approve' },
  }),
  'GET /api/websites/:websiteId/review-settings': call('/review-settings'),
  'PUT /api/websites/:websiteId/review-settings': call('/review-settings', {
    json: { requestsReviews: true, daysAfterFulfillment: 14, approvesReviews: false },
  }),
  'GET /api/websites/:websiteId/categories': call('/categories'),
  'PUT /api/websites/:websiteId/categories': call('/categories', { json: { parents: [] } }),
  'PATCH /api/websites/:websiteId/categories': async (scope) => ({
    url: `${base(scope)}/categories`,
    json: { name: await createAsOwner.category(scope), newName: null },
  }),
  'GET /api/websites/:websiteId/checkout-settings': call('/checkout-settings'),
  'PUT /api/websites/:websiteId/checkout-settings': call('/checkout-settings', {
    json: defaultCheckout,
  }),
  'GET /api/websites/:websiteId/taxes': call('/taxes'),
  'PUT /api/websites/:websiteId/taxes': call('/taxes', { json: noTaxes }),
  'GET /api/websites/:websiteId/stripe': call('/stripe'),
  'PUT /api/websites/:websiteId/stripe': async (scope) => {
    const { publishableKey, secretKey, webhookSecret } = await accountAtLocalStripe(scope.api);
    return { url: `${base(scope)}/stripe`, json: { publishableKey, secretKey, webhookSecret } };
  },
  'DELETE /api/websites/:websiteId/stripe': call('/stripe'),
  'GET /api/websites/:websiteId/orders': call('/orders'),
  'GET /api/websites/:websiteId/orders/:orderId': call((id) => `/orders/${id}`, {}, order),
  ...orderCalls,
  ...downloadCalls,
  ...importCalls,
  ...itemCalls,
};

/** The call of an owner's route. If its handler chooses the permission: the call for `permission`. */
export function ownerCallOf(
  { name, permissions: [first] }: Pick<SpecifiedRoute, 'name' | 'permissions'>,
  permission = first,
): PrepareCall {
  const entry = ownerCalls[name];
  const prepare = typeof entry === 'function' ? entry : permission && entry?.[permission];
  if (prepare === undefined) throw new Error(`There is no call of ${name} for ${permission}.`);
  return prepare;
}
