import { uploadDigitalFile } from '@sitewright/contracts/api';
import { createTestProduct } from '../../testing/create-test-product.ts';
import { variantDraftOf } from '../../testing/item-draft.ts';
import { buy } from '../../testing/test-orders.ts';
import { viewOf } from '../../testing/test-renderer.ts';
import { base, pdf, unique, type CallScope } from './create-as-owner.ts';
import type { PrepareCall } from './prepared-call.ts';
import { visit, type PublicCallRow } from './public-call-row.ts';

/** A new digital product with a file. */
async function bookWithFile(scope: CallScope) {
  const { site } = scope;
  const variants = [variantDraftOf({ sku: unique(), price: 1000, salePrice: 1000 })];
  const created = await createTestProduct(site, [], {
    product: { productType: 'digital', variants },
  });
  const path = `${base(scope)}/items/${created.itemId}/files`;
  const file = (await site.owner.browser.post(path, { file: pdf() })).as(uploadDigitalFile);
  return { path, fileId: file.id, variantId: created.variants[0]?.id ?? '' };
}

/** A paid order of such a product. */
async function orderWithFile(scope: CallScope) {
  const { variantId } = await bookWithFile(scope);
  return buy(scope.api, scope.site, variantId, { shippingAddress: null, shippingOptionId: null });
}

/** Calls about the files of products and orders, by route name. */
export const downloadCalls: Readonly<Record<string, PrepareCall>> = {
  'GET /api/websites/:websiteId/items/:itemId/files': async (scope) => ({
    url: (await bookWithFile(scope)).path,
  }),
  'POST /api/websites/:websiteId/items/:itemId/files': async (scope) => ({
    url: (await bookWithFile(scope)).path,
    file: pdf(),
  }),
  'PATCH /api/websites/:websiteId/items/:itemId/files/:fileId': async (scope) => {
    const { path, fileId } = await bookWithFile(scope);
    return { url: `${path}/${fileId}`, json: { fileName: 'renamed.pdf' } };
  },
  'DELETE /api/websites/:websiteId/items/:itemId/files/:fileId': async (scope) => {
    const { path, fileId } = await bookWithFile(scope);
    return { url: `${path}/${fileId}` };
  },
  'GET /api/websites/:websiteId/download-settings': async (scope) => ({
    url: `${base(scope)}/download-settings`,
  }),
  'PUT /api/websites/:websiteId/download-settings': async (scope) => ({
    url: `${base(scope)}/download-settings`,
    json: { maxDownloads: 5, validDays: null },
  }),
  'GET /api/websites/:websiteId/orders/:orderId/downloads': async (scope) => ({
    url: `${(await orderWithFile(scope)).path}/downloads`,
  }),
  'POST /api/websites/:websiteId/orders/:orderId/downloads/renew': async (scope) => ({
    url: `${(await orderWithFile(scope)).path}/downloads/renew`,
    json: { requestKey: `request-${unique()}`, notifiesBuyer: true },
  }),
};

/** The buyer's links, by route name. */
export const downloadVisits: Readonly<Record<string, PublicCallRow>> = {
  'GET /order/downloads/:token': visit('/order/downloads/made-up', 404),
  'GET /order/download/:token': {
    async prepare(scope) {
      const { buyer, orderUrl } = await orderWithFile(scope);
      const { main } = viewOf((await buyer.get(orderUrl)).text);
      const [link] = main.kind === 'order' ? (main.downloads ?? []) : [];
      return { browser: buyer, url: link?.path ?? '' };
    },
    status: 200,
    changes: ['download_starts', 'order_downloads'],
  },
};
