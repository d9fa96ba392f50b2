import { Readable } from 'node:stream';
import { csvProductLines, csvTitleLine, type ExportParts } from '@sitewright/commerce/product-csv';
import { exportProducts } from '@sitewright/contracts/api';
import { collectionType, workflowState } from '@sitewright/contracts/codes';
import { toUrlSlug } from '@sitewright/contracts/links';
import { err } from '@sitewright/contracts/errors';
import type { Tenant } from '../../platform/database/index.ts';
import { openRoute, replied } from '../../platform/routing/define-route.ts';
import { ownerReads } from '../../platform/routing/owner-access.ts';
import { attachmentHeader } from '../../platform/server/attachment-header.ts';
import { findCategoryParents } from '../categories/public.ts';
import { findCollections, findItemRow, toStoredItem } from '../collections/public.ts';
import { findImageNames } from './catalog.queries.ts';
import { readCurrency } from './read-content.ts';
import { richTextToHtml } from './rich-text-to-html.ts';

/** Spreadsheets read UTF-8 correctly if the file begins with it. */
const byteOrderMark = '\ufeff';

const listProducts = (tenant: Tenant, collectionId: string) =>
  tenant
    .selectFrom('items')
    .innerJoin('products', (join) =>
      join
        .onRef('products.websiteId', '=', 'items.websiteId')
        .onRef('products.itemId', '=', 'items.itemId'),
    )
    .where('items.collectionId', '=', collectionId)
    .where('items.workflowState', '<>', workflowState.DELETED)
    .orderBy('items.position')
    .orderBy('items.itemId', 'desc')
    .select(['items.itemId', 'products.options'])
    .execute();

async function productLines(
  tenant: Tenant,
  itemId: string,
  parts: Omit<ExportParts, 'toHtml' | 'imageName'>,
): Promise<string> {
  const found = await findItemRow(tenant, itemId);
  if (found === null || found.row.workflowState === workflowState.DELETED) return '';
  const product = await toStoredItem(tenant, found.row);
  const variantImages = (product.product?.variants ?? []).flatMap(({ imageId }) => imageId ?? []);
  const names = await findImageNames(tenant, [...product.imageIds, ...variantImages]);
  return csvProductLines(product, {
    ...parts,
    toHtml: richTextToHtml,
    imageName: (id) => names.get(id) ?? id,
  });
}

/** Streams the file product by product, so that its size does not matter. */
export const exportProductsRoute = openRoute(
  exportProducts,
  ownerReads('products.read'),
  async ({ params: { collectionId }, inTenant, reply, now }) => {
    const found = await inTenant(async (tenant) => {
      const collection = (await findCollections(tenant, [collectionId])).get(collectionId);
      if (collection?.type !== collectionType.PRODUCTS) return null;
      const products = await listProducts(tenant, collectionId);
      const currency = await readCurrency(tenant);
      const optionCount = Math.max(
        3,
        ...products.map(({ options }) => (options as readonly unknown[]).length),
      );
      const categoryParents = await findCategoryParents(tenant);
      return { collection, products, parts: { ...currency, categoryParents, optionCount } };
    });
    if (found === null) return err('notFound');
    const { collection, products, parts } = found;
    async function* lines() {
      yield byteOrderMark + csvTitleLine(parts);
      for (const { itemId } of products)
        yield await inTenant((tenant) => productLines(tenant, itemId, parts));
    }
    const name = `${toUrlSlug(collection.title) || 'products'}-${now.toISOString().slice(0, 10)}.csv`;
    reply
      .type('text/csv; charset=utf-8')
      .header('content-disposition', attachmentHeader(name))
      .header('cache-control', 'no-store')
      .send(Readable.from(lines()));
    return replied;
  },
);
