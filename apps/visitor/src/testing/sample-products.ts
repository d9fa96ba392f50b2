import { collectionType } from '@sitewright/contracts/codes';
import type { CollectionView, ItemView, ProductListing } from '@sitewright/contracts/entities';

const collectionId = 'abcdef0123456789abcdef01';

/** A product with one variant. */
export const sampleMug = (name: string, changes: Partial<ItemView> = {}): ItemView => ({
  id: '0123456789abcdef01234567',
  collectionId,
  recordType: 11,
  title: `Mug ${name}`,
  urlId: `mug-${name}`,
  path: `/shop/mug-${name}`,
  excerpt: '',
  body: null,
  images: [],
  author: '',
  categories: [],
  tags: [],
  publishedAt: null,
  product: {
    id: collectionId,
    productType: 'physical',
    variants: [
      {
        id: collectionId,
        sku: 'SQ1',
        price: 2400,
        salePrice: 0,
        onSale: false,
        unlimited: true,
        qtyInStock: 0,
        optionValues: [],
      },
    ],
  },
  ...changes,
});

/** A list with prices from 20 to 40, two sizes and a product that is sold out. */
export const sampleListing = (changes: Partial<ProductListing> = {}): ProductListing => ({
  filters: {},
  total: 3,
  prices: { minCents: 2000, maxCents: 4000 },
  inStockCount: 2,
  options: [
    {
      name: 'Size',
      values: [
        { value: 'A4', count: 2 },
        { value: 'A3', count: 1 },
      ],
    },
  ],
  ...changes,
});

/** A collection of products. */
export const sampleShop = (changes: Partial<CollectionView> = {}): CollectionView => ({
  id: collectionId,
  title: 'Shop',
  path: '/shop',
  type: collectionType.PRODUCTS,
  view: 'product',
  items: ['a', 'b', 'c'].map((name) => sampleMug(name)),
  categories: [{ name: 'Stoneware', children: [] }],
  filters: {},
  page: 1,
  pageCount: 1,
  ...changes,
});
