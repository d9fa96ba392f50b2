import type { ItemView } from '@sitewright/contracts/entities';
import { expect, it } from 'vitest';
import type { Frame } from './page-frame.ts';
import { itemStructuredData } from './structured-data.ts';

const mug = {
  title: 'A mug',
  path: '/shop/mug',
  excerpt: '',
  images: [],
  product: {
    variants: [{ sku: 'MUG', price: 2450, salePrice: 1900, onSale: false, qtyInStock: 1 }],
  },
} as unknown as ItemView;

it.each([
  ['EUR', '24.50'],
  ['JPY', '2450'],
])('writes prices in the digits that %s has', (currency, price) => {
  const frame = { website: { currency, title: 'Shop' }, baseUrl: 'https://shop.example' };
  const [product] = itemStructuredData(mug, frame as unknown as Frame);
  expect(product).toMatchObject({ offers: [{ priceCurrency: currency, price }] });
});
