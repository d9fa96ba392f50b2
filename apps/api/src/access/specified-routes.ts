import type { Permission } from '@sitewright/contracts/codes';

/**
 * Every route of the server, written by hand from the specification and the permission matrix. Nothing here comes from
 * the code: `routes.test.ts` compares the two in both directions, and the other tests of this folder call each row.
 *
 * - `host`: the hosts that respond to it: `site` hosts, the `config` host, or `any`.
 * - `who`: `anyone`, an `account` that is logged in, or the permission that a collaborator needs; with `*`,
 *   the password must have been entered within the last ten minutes. With a slash: the handler chooses by the type of
 *   the collection, posts or products.
 * - `guard`: what an unsafe call must send. `origin`: only the origin of the page, for calls from cached pages and
 *   plain forms. `crumb`: the origin and the crumb. `signed`: a signature of the body, from another server.
 * - `limit`: a row of `specified-limits.ts`. `none`: probes of load balancers are not counted.
 */
const table = `
method path                                                         host   who                             guard  limit

GET    /healthz                                                     any    anyone                          -      none
GET    /readyz                                                      any    anyone                          -      none
GET    /api/openapi.json                                            any    anyone                          -      read
GET    /api/docs                                                    any    anyone                          -      read
GET    /api/docs/*                                                  any    anyone                          -      read
GET    /assets/app/*                                                any    anyone                          -      file
GET    /assets/config/*                                             any    anyone                          -      file
GET    /assets/map/*                                                any    anyone                          -      file
GET    /assets/map/provider.html                                    any    anyone                          -      file

GET    /                                                            config anyone                          -      read
GET    /config                                                      config anyone                          -      read
GET    /config/*                                                    config anyone                          -      read
GET    /config/assets/*                                             config anyone                          -      file
GET    /sign-in                                                     config anyone                          -      login
GET    /visit/:identifier                                           config account                         -      read
POST   /api/auth/SignUp                                             config anyone                          crumb  signUp
POST   /api/auth/ConfirmSignUp                                      config anyone                          crumb  login
POST   /api/auth/Login                                              config anyone                          crumb  login
POST   /api/auth/Logout                                             any    anyone                          crumb  write
POST   /api/auth/ConfirmPassword                                    config account                         crumb  login
GET    /api/account                                                 config account                         -      read
DELETE /api/account/memberships/:websiteId                          config account                         crumb  write
GET    /api/invitations/:token                                      config anyone                          -      read
POST   /api/invitations/:token/accept                               config account                         crumb  write
GET    /api/websites                                                config account                         -      read
POST   /api/websites                                                config account                         crumb  write

GET    /api/websites/:websiteId                                     config config.access                   -      read
PATCH  /api/websites/:websiteId                                     config settings.write                  crumb  write
GET    /api/websites/:websiteId/business                            config config.access                   -      read
PUT    /api/websites/:websiteId/business                            config settings.write                  crumb  write
GET    /api/websites/:websiteId/styles                              config content.read_draft              -      read
PUT    /api/websites/:websiteId/styles                              config design.write                    crumb  write
GET    /api/websites/:websiteId/navigation                          config content.read_draft              -      read
PUT    /api/websites/:websiteId/navigation                          config navigation.write                crumb  write
GET    /api/site-header-footer                                      config content.read_draft              -      read
PUT    /api/site-header-footer                                      config design.write                    crumb  write
GET    /api/websites/:websiteId/overlays                            config content.read_draft              -      read
PUT    /api/websites/:websiteId/overlays                            config design.write                    crumb  write

GET    /api/websites/:websiteId/contributors                        config contributors.read               -      read
PATCH  /api/websites/:websiteId/contributors/:accountId             config contributors.write*             crumb  write
DELETE /api/websites/:websiteId/contributors/:accountId             config contributors.write*             crumb  write
GET    /api/websites/:websiteId/invitations                         config contributors.read               -      read
POST   /api/websites/:websiteId/invitations                         config contributors.write*             crumb  invite
POST   /api/websites/:websiteId/invitations/:invitationId/resend    config contributors.write*             crumb  invite
DELETE /api/websites/:websiteId/invitations/:invitationId           config contributors.write*             crumb  write
POST   /api/websites/:websiteId/transfer                            config site.transfer*                  crumb  write

GET    /api/websites/:websiteId/pages                               config content.read_draft              -      read
POST   /api/websites/:websiteId/pages                               config content.write                   crumb  write
GET    /api/websites/:websiteId/pages/:pageId                       config content.read_draft              -      read
PATCH  /api/websites/:websiteId/pages/:pageId                       config content.write                   crumb  write
DELETE /api/websites/:websiteId/pages/:pageId                       config content.delete                  crumb  write
GET    /api/websites/:websiteId/pages/:pageId/code                  config content.read_draft              -      read
PUT    /api/websites/:websiteId/pages/:pageId/code                  config code.write*                     crumb  write
GET    /api/websites/:websiteId/pages/:pageId/document              config content.read_draft              -      read
POST   /api/websites/:websiteId/pages/:pageId/operations            config content.write                   crumb  write
POST   /api/websites/:websiteId/pages/:pageId/restore               config content.write                   crumb  write
GET    /api/websites/:websiteId/deleted-pages                       config content.read_draft              -      read
POST   /api/websites/:websiteId/block-data                          config content.read_draft              crumb  write
GET    /api/websites/:websiteId/changes                             config content.read_draft              -      read
GET    /api/websites/:websiteId/releases                            config content.read_draft              -      read
POST   /api/websites/:websiteId/releases                            config content.publish                 crumb  write
POST   /api/websites/:websiteId/releases/:releaseId/restore         config content.publish                 crumb  write

GET    /api/websites/:websiteId/assets                              config files.upload                    -      read
POST   /api/websites/:websiteId/assets                              config files.upload                    crumb  upload
PATCH  /api/websites/:websiteId/assets/:assetId                     config files.upload                    crumb  write
DELETE /api/websites/:websiteId/assets/:assetId                     config files.delete                    crumb  write

GET    /api/websites/:websiteId/categories                          config config.access                   -      read
PUT    /api/websites/:websiteId/categories                          config products.write                  crumb  write
PATCH  /api/websites/:websiteId/categories                          config products.write                  crumb  write
GET    /api/websites/:websiteId/checkout-settings                   config settings.write                  -      read
PUT    /api/websites/:websiteId/checkout-settings                   config settings.write                  crumb  write
GET    /api/websites/:websiteId/collections                         config config.access                   -      read
GET    /api/websites/:websiteId/collections/:collectionId/items     config content.read_draft/products.read -     read
POST   /api/websites/:websiteId/collections/:collectionId/items     config content.write/products.write    crumb  write
GET    /api/websites/:websiteId/items/:itemId                       config content.read_draft/products.read -     read
GET    /api/websites/:websiteId/items/:itemId/path                  config content.read_draft/products.read -     read
PUT    /api/websites/:websiteId/items/:itemId                       config content.write/products.write    crumb  write
DELETE /api/websites/:websiteId/items/:itemId                       config content.delete/products.write   crumb  write
POST   /api/websites/:websiteId/items/:itemId/duplicate             config content.write/products.write    crumb  write
POST   /api/websites/:websiteId/items/:itemId/move                  config content.write/products.write    crumb  write
GET    /api/websites/:websiteId/collections/:collectionId/item-facets config content.read_draft/products.read -     read
POST   /api/websites/:websiteId/collections/:collectionId/product-changes config products.write                  crumb  write
GET    /api/websites/:websiteId/collections/:collectionId/products.csv config products.read                   -      read
GET    /api/websites/:websiteId/product-imports                     config products.read                   -      read
POST   /api/websites/:websiteId/product-imports                     config products.write                  crumb  upload
GET    /api/websites/:websiteId/product-imports/:importId           config products.read                   -      read
POST   /api/websites/:websiteId/product-imports/:importId/check     config products.write                  crumb  write
POST   /api/websites/:websiteId/product-imports/:importId/run       config products.write                  crumb  write
POST   /api/websites/:websiteId/product-imports/:importId/undo      config products.write                  crumb  write

GET    /api/websites/:websiteId/forms                               config forms.edit                      -      read
POST   /api/websites/:websiteId/forms                               config forms.edit                      crumb  write
PUT    /api/websites/:websiteId/forms/:formId                       config forms.edit                      crumb  write
GET    /api/websites/:websiteId/submissions                         config forms.submissions.read          -      read
POST   /api/websites/:websiteId/submissions/:submissionId/release   config forms.submissions.read          crumb  write
GET    /api/websites/:websiteId/mail                                config forms.submissions.read          -      read

GET    /api/websites/:websiteId/payments                            config settings.read                   -      read
PUT    /api/websites/:websiteId/payments                            config payments.connect*               crumb  write
GET    /api/websites/:websiteId/shipping                            config shipping_tax.write              -      read
PUT    /api/websites/:websiteId/shipping                            config shipping_tax.write              crumb  write
GET    /api/websites/:websiteId/store-services/:serviceId/secret   config shipping_tax.write              -      read
POST   /api/websites/:websiteId/shipping/rate-services/:serviceId/test config shipping_tax.write              crumb  write
GET    /api/websites/:websiteId/discounts                           config discounts.write                 -      read
POST   /api/websites/:websiteId/discounts                           config discounts.write                 crumb  write
GET    /api/websites/:websiteId/discounts/:discountId               config discounts.write                 -      read
PUT    /api/websites/:websiteId/discounts/:discountId               config discounts.write                 crumb  write
POST   /api/websites/:websiteId/discounts/change                    config discounts.write                 crumb  write
GET    /api/websites/:websiteId/discount-targets                    config discounts.write                 -      read
GET    /api/websites/:websiteId/inventory                           config products.read                   -      read
PUT    /api/websites/:websiteId/inventory/:variantId                config inventory.write                 crumb  write
POST   /api/websites/:websiteId/inventory/:variantId/adjustments    config inventory.write                 crumb  write
GET    /api/websites/:websiteId/inventory/:variantId/movements      config products.read                   -      read
GET    /api/websites/:websiteId/gift-cards                          config giftcards.issue                 -      read
POST   /api/websites/:websiteId/gift-cards                          config giftcards.issue                 crumb  write
GET    /api/websites/:websiteId/gift-cards/:giftCardId              config giftcards.issue                 -      read
POST   /api/websites/:websiteId/gift-cards/:giftCardId/adjust       config giftcards.issue                 crumb  write
PATCH  /api/websites/:websiteId/gift-cards/:giftCardId              config giftcards.issue                 crumb  write
POST   /api/websites/:websiteId/gift-cards/:giftCardId/resend       config giftcards.issue                 crumb  write
GET    /api/websites/:websiteId/gift-card-settings                  config giftcards.issue                 -      read
PUT    /api/websites/:websiteId/gift-card-settings                  config giftcards.issue                 crumb  write
GET    /api/websites/:websiteId/items/:itemId/files                 config products.read                   -      read
POST   /api/websites/:websiteId/items/:itemId/files                 config products.write                  crumb  upload
PATCH  /api/websites/:websiteId/items/:itemId/files/:fileId         config products.write                  crumb  write
DELETE /api/websites/:websiteId/items/:itemId/files/:fileId         config products.write                  crumb  write
GET    /api/websites/:websiteId/download-settings                   config products.read                   -      read
PUT    /api/websites/:websiteId/download-settings                   config products.write                  crumb  write
GET    /api/websites/:websiteId/orders/:orderId/downloads           config orders.read                     -      read
POST   /api/websites/:websiteId/orders/:orderId/downloads/renew     config orders.fulfil                   crumb  write
GET    /api/websites/:websiteId/reviews                             config reviews.moderate                -      read
GET    /api/websites/:websiteId/reviews/:reviewId                   config reviews.moderate                -      read
PUT    /api/websites/:websiteId/reviews/:reviewId                   config reviews.moderate                crumb  write
POST   /api/websites/:websiteId/reviews/change                      config reviews.moderate                crumb  write
GET    /api/websites/:websiteId/review-settings                     config reviews.moderate                -      read
PUT    /api/websites/:websiteId/review-settings                     config reviews.moderate                crumb  write
GET    /api/websites/:websiteId/taxes                               config shipping_tax.write              -      read
PUT    /api/websites/:websiteId/taxes                               config shipping_tax.write              crumb  write
POST   /api/websites/:websiteId/taxes/services/:serviceId/test      config shipping_tax.write              crumb  write
GET    /api/websites/:websiteId/stripe                              config settings.read                   -      read
PUT    /api/websites/:websiteId/stripe                              config payments.connect*               crumb  write
DELETE /api/websites/:websiteId/stripe                              config payments.connect*               crumb  write
GET    /api/websites/:websiteId/customers                           config orders.read                     -      read
GET    /api/websites/:websiteId/customers/:customerId               config orders.read                     -      read
PUT    /api/websites/:websiteId/customers/:customerId/tags          config orders.fulfil                   crumb  write
POST   /api/websites/:websiteId/customers/:customerId/notes         config orders.fulfil                   crumb  write
POST   /api/websites/:websiteId/customers/:customerId/consent       config orders.fulfil                   crumb  write
GET    /api/websites/:websiteId/customers/:customerId/export        config orders.export*                  -      read
POST   /api/websites/:websiteId/customers/:customerId/erase         config customers.erase*                crumb  write
GET    /api/websites/:websiteId/saved-filters                       config orders.read                     -      read
POST   /api/websites/:websiteId/saved-filters                       config orders.fulfil                   crumb  write
PUT    /api/websites/:websiteId/saved-filters/:filterId             config orders.fulfil                   crumb  write
DELETE /api/websites/:websiteId/saved-filters/:filterId             config orders.fulfil                   crumb  write
GET    /api/websites/:websiteId/abandoned-carts                     config orders.read                     -      read
GET    /api/websites/:websiteId/cart-recovery                       config orders.read                     -      read
PUT    /api/websites/:websiteId/cart-recovery                       config settings.write                  crumb  write
GET    /api/websites/:websiteId/sales-report                        config analytics.sales.read            -      read
GET    /api/websites/:websiteId/store-setup                         config products.read                   -      read
PUT    /api/websites/:websiteId/store-setup                         config products.write                  crumb  write
GET    /api/websites/:websiteId/demo-data                           config orders.read                     -      read
DELETE /api/websites/:websiteId/demo-data                           config settings.write                  crumb  write
GET    /api/websites/:websiteId/orders                              config orders.read                     -      read
GET    /api/websites/:websiteId/orders/:orderId                     config orders.read                     -      read
POST   /api/websites/:websiteId/orders/fulfillments                 config orders.fulfil                   crumb  write
POST   /api/websites/:websiteId/orders/:orderId/fulfillments        config orders.fulfil                   crumb  write
PUT    /api/websites/:websiteId/orders/:orderId/fulfillments/:fulfillmentId config orders.fulfil                   crumb  write
DELETE /api/websites/:websiteId/orders/:orderId/fulfillments/:fulfillmentId config orders.fulfil                   crumb  write
POST   /api/websites/:websiteId/orders/:orderId/refunds             config orders.refund                   crumb  write
POST   /api/websites/:websiteId/orders/:orderId/cancel              config orders.refund                   crumb  write
POST   /api/websites/:websiteId/orders/:orderId/mark-paid           config orders.refund                   crumb  write
POST   /api/websites/:websiteId/orders/:orderId/capture             config orders.refund                   crumb  write
POST   /api/websites/:websiteId/orders/:orderId/notes               config orders.fulfil                   crumb  write
PUT    /api/websites/:websiteId/orders/:orderId/tags                config orders.fulfil                   crumb  write
POST   /api/websites/:websiteId/orders/:orderId/mails/:mailId/resend config orders.fulfil                   crumb  write
GET    /api/websites/:websiteId/mail-templates                      config shipping_tax.write              -      read
GET    /api/websites/:websiteId/mail-templates/:kind                config shipping_tax.write              -      read
PUT    /api/websites/:websiteId/mail-templates/:kind                config shipping_tax.write              crumb  write
DELETE /api/websites/:websiteId/mail-templates/:kind                config shipping_tax.write              crumb  write
PUT    /api/websites/:websiteId/mail-templates/:kind/switch           config shipping_tax.write              crumb  write
POST   /api/websites/:websiteId/mail-templates/:kind/preview        config shipping_tax.write              crumb  write
POST   /api/websites/:websiteId/mail-templates/:kind/test           config shipping_tax.write              crumb  write
GET    /api/websites/:websiteId/invoice-settings                    config shipping_tax.write              -      read
PUT    /api/websites/:websiteId/invoice-settings                    config shipping_tax.write              crumb  write
GET    /api/websites/:websiteId/orders/:orderId/invoices            config orders.read                     -      read
POST   /api/websites/:websiteId/orders/invoices                     config orders.fulfil                   crumb  write
GET    /api/websites/:websiteId/orders/invoices.pdf                 config orders.read                     -      read
GET    /api/websites/:websiteId/orders/packing-slips.pdf            config orders.read                     -      read

GET    /*                                                           site   anyone                          -      read
GET    /config                                                      site   anyone                          -      read
GET    /config/*                                                    site   anyone                          -      read
GET    /favicon.ico                                                 site   anyone                          -      read
GET    /robots.txt                                                  site   anyone                          -      read
GET    /sitemap.xml                                                 site   anyone                          -      read
GET    /sitemap-:number(^[1-9]\\d?).xml                             site   anyone                          -      read
GET    /s/:assetId/:fileName                                        site   anyone                          -      file
GET    /search                                                      site   anyone                          -      search
GET    /api/search/suggestions                                      site   anyone                          -      suggest
GET    /newsletter/unsubscribe                                      site   anyone                          -      personalPage
POST   /newsletter/unsubscribe                                      site   anyone                          origin formSubmit
GET    /reviews/:token                                              site   anyone                          -      personalPage
POST   /reviews/:token                                              site   anyone                          origin upload
GET    /cart/restore                                                site   anyone                          -      personalPage
POST   /cart/restore                                                site   anyone                          origin write
GET    /cart/unsubscribe                                            site   anyone                          -      personalPage
GET    /reviews/unsubscribe                                         site   anyone                          -      personalPage
POST   /reviews/unsubscribe                                         site   anyone                          origin formSubmit
POST   /cart/unsubscribe                                            site   anyone                          origin formSubmit
POST   /api/unlock/post                                             site   anyone                          origin unlock
GET    /api/viewer                                                  site   anyone                          -      read
POST   /api/consent                                                 site   anyone                          origin write
GET    /api/consent.css                                             site   anyone                          -      read
POST   /api/widget/GetWidgetRendering                               site   anyone                          origin widget

POST   /api/form/FormSubmissionKey                                  site   anyone                          origin formKey
POST   /api/form/captcha                                            site   anyone                          origin formKey
POST   /api/form/SaveFormSubmission                                 site   anyone                          origin formSubmit
POST   /api/form/post                                               site   anyone                          origin formSubmit

GET    /cart                                                        site   anyone                          -      personalPage
GET    /api/cart                                                    site   anyone                          -      read
POST   /api/cart/entries                                            site   anyone                          origin write
PUT    /api/cart/entries/:entryId                                   site   anyone                          origin write
DELETE /api/cart/entries/:entryId                                   site   anyone                          origin write
PUT    /api/cart/shipping                                           site   anyone                          origin write
POST   /api/cart/codes                                              site   anyone                          origin write
DELETE /api/cart/codes/:code                                        site   anyone                          origin write
GET    /checkout/giftcard                                           site   anyone                          -      personalPage
POST   /checkout/giftcard                                           site   anyone                          origin write
GET    /checkout/giftcard/balance                                   site   anyone                          -      personalPage
POST   /checkout/giftcard/balance                                   site   anyone                          origin write
GET    /checkout/giftcard/:token                                    site   anyone                          -      personalPage
POST   /api/cart/post                                               site   anyone                          origin write
GET    /commerce/goto-checkout                                      site   anyone                          -      read
GET    /commerce/email-preview                                      site   anyone                          -      read
GET    /checkout                                                    site   anyone                          -      personalPage
POST   /checkout                                                    site   anyone                          crumb  checkout
POST   /api/checkout                                                site   anyone                          crumb  checkout
GET    /checkout/donate                                             site   anyone                          -      personalPage
GET    /checkout/return                                             site   anyone                          -      read
GET    /checkout/second-step/:reference                             site   anyone                          -      read
POST   /checkout/second-step/:reference                             site   anyone                          origin checkout
POST   /api/webhooks/stripe                                         site   anyone                          signed webhook
GET    /order/downloads/:token                                      site   anyone                          -      personalPage
GET    /order/download/:token                                       site   anyone                          -      file
GET    /order/:token                                                site   anyone                          -      personalPage

POST   /api/census/RecordHit                                        site   anyone                          origin census
POST   /api/census/RecordQuickView/:itemId                          site   anyone                          origin census
POST   /api/census/button-click                                     site   anyone                          origin census
POST   /api/census/button-render                                    site   anyone                          origin census
POST   /api/census/form-render                                      site   anyone                          origin census
POST   /api/census/overlay                                          site   anyone                          origin census
GET    /api/track/Track                                             site   anyone                          -      census
POST   /api/v1/events                                               site   anyone                          origin census
POST   /api/events/RecordEvent                                      site   anyone                          crumb  census
POST   /api/events/RecordJavascriptErrors                           site   anyone                          crumb  census
POST   /api/events/Trace                                            site   anyone                          origin census
GET    /api/1/performance/settings                                  site   anyone                          -      read
POST   /api/1/performance/records                                   site   anyone                          origin census
`;

export type RouteHost = 'any' | 'config' | 'site';

export interface SpecifiedRoute {
  readonly method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  readonly path: string;
  readonly host: RouteHost;
  readonly audience: 'anyone' | 'account' | 'owner';
  /** The permission of an owner's route; several if the handler chooses by the collection. */
  readonly permissions: readonly Permission[];
  readonly isFresh: boolean;
  readonly guard: '-' | 'origin' | 'crumb' | 'signed';
  readonly limit: string;
  /** `METHOD path` and, for paths on both kinds of host, the host. */
  readonly name: string;
}

function readRow(line: string): SpecifiedRoute {
  const [method, path = '', host, who = '', guard, limit = '', ...rest] = line.split(/\s+/);
  if (limit === '' || rest.length > 0)
    throw new Error(`This row does not have six columns: ${line}`);
  const isOwners = who !== 'anyone' && who !== 'account';
  return {
    method: method as SpecifiedRoute['method'],
    path,
    host: host as RouteHost,
    audience: isOwners ? 'owner' : who,
    permissions: isOwners ? (who.replace('*', '').split('/') as Permission[]) : [],
    isFresh: who.endsWith('*'),
    guard: guard as SpecifiedRoute['guard'],
    limit,
    name: `${method} ${path}${path.startsWith('/config') && host === 'site' ? ' (site)' : ''}`,
  };
}

const [, ...rows] = table
  .trim()
  .split('\n')
  .filter((line) => line !== '');

export const specifiedRoutes: readonly SpecifiedRoute[] = rows.map(readRow);
