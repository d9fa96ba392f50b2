import { randomBytes } from 'node:crypto';
import type { CheckoutBody } from '@sitewright/contracts/api';
import { collectionType, collaboratorRole } from '@sitewright/contracts/codes';
import type { CaptureMode } from '@sitewright/contracts/entities';
import { updateStoreSettings } from '../../features/cart/store-settings.ts';
import { createTestContributor, type TestSite } from '../../testing/create-test-site.ts';
import { createTestDiscount } from '../../testing/create-test-discount.ts';
import { createTestProduct, createTestVariant } from '../../testing/create-test-product.ts';
import { createTestReview } from '../../testing/create-test-review.ts';
import { formDraftOf } from '../../testing/form-draft.ts';
import { inviteByMail } from '../../testing/invited-person.ts';
import { itemDraftOf } from '../../testing/item-draft.ts';
import type { TestApi } from '../../testing/open-test-api.ts';
import { checkout, visitorWithCart } from '../../testing/test-checkout.ts';

export interface CallScope {
  readonly api: TestApi;
  readonly site: TestSite;
}

let count = 0;
export const unique = (): string => `n${(count += 1)}`;

export const base = ({ site }: CallScope): string => `/api/websites/${site.websiteId}`;

/** Posts to `path` as the website's owner, and returns the id of what was created. */
async function createByOwner({ site }: CallScope, path: string, json: unknown): Promise<string> {
  const response = await site.owner.browser.post(path, { json });
  if (response.status !== 200)
    throw new Error(`${path} responded ${response.status}: ${response.text}`);
  return String(response.body['id']);
}

const page = (scope: CallScope) =>
  createByOwner(scope, `${base(scope)}/pages`, { title: unique() });
const blog = async (scope: CallScope): Promise<string> => {
  const json = { title: unique(), kind: 'collection', collectionType: collectionType.BLOG };
  const response = await scope.site.owner.browser.post(`${base(scope)}/pages`, { json });
  return String(response.body['collectionId']);
};
const post = async (scope: CallScope) =>
  createByOwner(scope, `${base(scope)}/collections/${await blog(scope)}/items`, itemDraftOf());
const variant = ({ site }: CallScope) => createTestVariant(site);
const product = async ({ site }: CallScope) => (await createTestProduct(site)).itemId;
/** A category by its name, with a product in it. */
async function category({ site }: CallScope): Promise<string> {
  const name = unique();
  await createTestProduct(site, [{}], { categories: [name] });
  return name;
}
const form = (scope: CallScope, draft = formDraftOf()) =>
  createByOwner(scope, `${base(scope)}/forms`, draft);
export const pdf = () => ({
  name: 'price-list.pdf',
  content: Buffer.from(`%PDF-1.4\n% ${randomBytes(8).toString('hex')}\n%%EOF\n`),
});
async function asset(scope: CallScope): Promise<string> {
  const path = `${base(scope)}/assets`;
  const response = await scope.site.owner.browser.post(path, { file: pdf() });
  if (response.status !== 200) throw new Error(`No file was stored: ${response.text}`);
  return String(response.body['id']);
}
const discount = ({ site }: CallScope) => createTestDiscount(site, { code: unique() });
export const giftCardDraft = {
  amountCents: 5000,
  recipientName: 'Ada',
  recipientEmail: 'ada@example.com',
  message: '',
  deliverAt: null,
  expiresAt: null,
};
async function giftCard(scope: CallScope): Promise<string> {
  const path = `${base(scope)}/gift-cards`;
  const { body, status, text } = await scope.site.owner.browser.post(path, { json: giftCardDraft });
  if (status !== 200) throw new Error(`No gift card was issued: ${text}`);
  return (body['giftCard'] as { readonly id: string }).id;
}
const review = ({ api, site }: CallScope) => createTestReview(api, site);
const collaborator = ({ api, site }: CallScope) =>
  createTestContributor(api, site, [collaboratorRole.EDITOR]);
const contributor = async (scope: CallScope) => (await collaborator(scope)).accountId;
const invitation = async ({ site }: CallScope) =>
  (await inviteByMail(site, `${unique()}@example.com`)).id;
const order = (scope: CallScope) => place(scope, {});
const unpaidOrder = (scope: CallScope) => place(scope, { payment: { method: 'invoice' } });
async function authorizedOrder(scope: CallScope): Promise<string> {
  const captures = (capture: CaptureMode) =>
    scope.site.inTenant((tenant) => updateStoreSettings(tenant, { capture }));
  await captures('manual');
  const id = await place(scope, {});
  await captures('automatic');
  return id;
}
async function place({ site }: CallScope, changes: Partial<CheckoutBody>): Promise<string> {
  const buyer = await visitorWithCart(site, await createTestVariant(site));
  const placed = await checkout(buyer, changes);
  if (placed.status !== 200) throw new Error(`No order was placed: ${placed.text}`);
  const newest = await site.owner.browser.get(`/api/websites/${site.websiteId}/orders?limit=1`);
  const [{ id }] = newest.body['rows'] as [{ id: string }];
  return id;
}
async function spam(scope: CallScope): Promise<string> {
  const { site } = scope;
  const fields = { 'fields[email]': 'ada@example.com', contact_website: 'filled in' };
  // A new IP address each time, because submissions are limited by address.
  count += 1;
  const address = `203.0.${count >> 8}.${count & 255}`;
  await site
    .visitor()
    .post('/api/form/post', { form: { formId: await form(scope), ...fields }, address });
  const newest = await site.owner.browser.get(`${base(scope)}/submissions?limit=1&spam=true`);
  const [{ id }] = newest.body['rows'] as [{ id: string }];
  return id;
}
async function release(scope: CallScope): Promise<string> {
  await page(scope);
  return createByOwner(scope, `${base(scope)}/releases`, {});
}

/** Each call creates a new object of this kind and returns its id; `collaborator` returns the person. */
export const createAsOwner = {
  review,
  variant,
  page,
  blog,
  post,
  product,
  category,
  form,
  asset,
  collaborator,
  discount,
  giftCard,
  contributor,
  invitation,
  order,
  unpaidOrder,
  authorizedOrder,
  spam,
  release,
} as const;
