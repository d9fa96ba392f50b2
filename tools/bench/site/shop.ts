import type { RunningServer } from '../server/running-server.ts';
import { expectJson } from './http-client.ts';
import type { Owner } from './owner.ts';

/** A demo site that sells something. */
export interface Shop {
  readonly host: string;
  readonly websiteId: string;
  /** Adds a product with one variant and returns the variant's id. */
  createProduct(title: string, qtyInStock: number): Promise<string>;
}

/** Collection type of products. */
const productsCollection = 3;
/** Workflow state of a published item. */
const published = 1;

/** The first demo site with a collection of products. */
export async function findShop(
  server: Pick<RunningServer, 'port'>,
  { client, websites }: Owner,
): Promise<Shop> {
  for (const { id: websiteId, identifier } of websites) {
    const base = `/api/websites/${websiteId}/collections`;
    const { rows } = expectJson(await client.get(base)) as {
      readonly rows: readonly { readonly id: string; readonly type: number }[];
    };
    const products = rows.find(({ type }) => type === productsCollection);
    if (products === undefined) continue;
    return {
      host: `${identifier}.localhost:${server.port}`,
      websiteId,
      async createProduct(title, qtyInStock) {
        const variant = {
          id: '0'.repeat(24),
          sku: '',
          price: 2500,
          salePrice: 2500,
          onSale: false,
          unlimited: false,
          qtyInStock,
          optionValues: [],
        };
        const item = expectJson(
          await client.send('POST', `${base}/${products.id}/items`, {
            title,
            excerpt: '',
            body: null,
            imageIds: [],
            author: '',
            categories: [],
            tags: [],
            workflowState: published,
            publishAt: null,
            product: { productType: 'physical', variants: [variant] },
          }),
        ) as { readonly product: { readonly variants: readonly { readonly id: string }[] } };
        return item.product.variants[0]?.id ?? '';
      },
    };
  }
  throw new Error('None of the demo sites has a shop.');
}
