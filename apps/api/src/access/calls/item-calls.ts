import type { Permission } from '@sitewright/contracts/codes';
import { itemDraftOf, productDraftOf } from '../../testing/item-draft.ts';
import type { TestRequestOptions } from '../../testing/test-client.ts';
import { base, createAsOwner, type CallScope } from './create-as-owner.ts';
import type { PrepareCall } from './prepared-call.ts';

const { blog, post, product } = createAsOwner;

type CreateSubject = (scope: CallScope) => Promise<string>;

const shop: CreateSubject = async ({ site }) => site.shopId;

/** A call about a subject, whose id is passed to `pathOf`. */
const call =
  (
    pathOf: (id: string) => string,
    createSubject: CreateSubject,
    options: TestRequestOptions = {},
  ): PrepareCall =>
  async (scope) => ({ url: `${base(scope)}${pathOf(await createSubject(scope))}`, ...options });

/** Moves a new item behind an older one of its collection. */
const move =
  (createItem: CreateSubject): PrepareCall =>
  async (scope) => {
    const anchorId = await createItem(scope);
    const { collectionId } = await scope.site.inTenant((tenant) =>
      tenant
        .selectFrom('items')
        .where('itemId', '=', anchorId)
        .select('collectionId')
        .executeTakeFirstOrThrow(),
    );
    const json = collectionId === scope.site.shopId ? productDraftOf() : itemDraftOf();
    const url = `${base(scope)}/collections/${collectionId}/items`;
    const { body } = await scope.site.owner.browser.post(url, { json });
    return {
      url: `${base(scope)}/items/${String(body['id'])}/move`,
      json: { anchorId, side: 'after' },
    };
  };

const items = (id: string) => `/collections/${id}/items`;
const facets = (id: string) => `/collections/${id}/item-facets`;
const item = (id: string) => `/items/${id}`;
const path = (id: string) => `/items/${id}/path`;
const copy = (id: string) => `/items/${id}/duplicate`;

/** Calls about items, by the permission that they need for those of a kind. */
export const itemCalls: Readonly<
  Record<string, Readonly<Partial<Record<Permission, PrepareCall>>>>
> = {
  'GET /api/websites/:websiteId/collections/:collectionId/items': {
    'content.read_draft': call(items, blog),
    'products.read': call(items, shop),
  },
  'GET /api/websites/:websiteId/collections/:collectionId/item-facets': {
    'content.read_draft': call(facets, blog),
    'products.read': call(facets, shop),
  },
  'POST /api/websites/:websiteId/collections/:collectionId/items': {
    'content.write': call(items, blog, { json: itemDraftOf() }),
    'products.write': call(items, shop, { json: productDraftOf() }),
  },
  'GET /api/websites/:websiteId/items/:itemId': {
    'content.read_draft': call(item, post),
    'products.read': call(item, product),
  },
  'GET /api/websites/:websiteId/items/:itemId/path': {
    'content.read_draft': call(path, post),
    'products.read': call(path, product),
  },
  'PUT /api/websites/:websiteId/items/:itemId': {
    'content.write': call(item, post, { json: itemDraftOf({ author: 'Ada' }) }),
    'products.write': call(item, product, {
      json: productDraftOf([{ price: 1, salePrice: 1 }]),
    }),
  },
  'DELETE /api/websites/:websiteId/items/:itemId': {
    'content.delete': call(item, post),
    'products.write': call(item, product),
  },
  'POST /api/websites/:websiteId/items/:itemId/duplicate': {
    'content.write': call(copy, post, { json: { withStock: false } }),
    'products.write': call(copy, product, { json: { withStock: true } }),
  },
  'POST /api/websites/:websiteId/items/:itemId/move': {
    'content.write': move(post),
    'products.write': move(product),
  },
};
