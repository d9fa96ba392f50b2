import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import {
  renderBlock,
  sampleId,
  sampleMatrix,
  samplePage,
  sampleProduct,
} from '../../kit/testing/sample-view.tsx';
import { ProductDetails } from './product-details.tsx';
import { product } from './schema.ts';

const itemId = sampleId('mug');
const dataOf = (item = sampleProduct()) => ({ [`item:${itemId}`]: item });
const markup = renderBlock(product, { itemId }, dataOf());

it('shows the lowest price as a starting price when variant prices differ', () => {
  expect(markup).toContain('from €24.00');
});

it('selects the first available variant and shows the prices of the others', () => {
  expect(markup).toContain(`checked="" value="${sampleId('small')}"`);
  expect(markup).toContain('Large · €26.00');
});

it('is added to the cart by a plain form', () => {
  expect(markup).toContain('action="/api/cart/post" method="post"');
  expect(markup).toContain('<input type="hidden" name="action" value="add"/>');
});

it('passes formatted prices and low stock counts to the island', () => {
  const text = /data-variants="([^"]*)"/.exec(markup)?.[1]?.replaceAll('&quot;', '"') ?? '';
  expect(JSON.parse(text)).toStrictEqual({
    [sampleId('small')]: { price: '€24.00', left: 3, most: 3 },
    [sampleId('large')]: { price: '€26.00', before: '€28.00' },
  });
});

it('renders the low stock of the selected variant, and reserves a line only when a variant is low', () => {
  expect(markup).toContain('data-stock="" data-reserved="">Only 3 left</p>');
  const item = sampleProduct();
  const variants = item.product!.variants.map((variant) => ({ ...variant, unlimited: true }));
  const plenty = { ...item, product: { ...item.product!, variants } };
  expect(renderBlock(product, { itemId }, dataOf(plenty))).toContain('data-stock=""></p>');
  const [small, large] = item.product!.variants;
  const lastIsLow = [
    { ...small!, unlimited: true },
    { ...large!, unlimited: false, qtyInStock: 2 },
  ];
  const other = { ...item, product: { ...item.product!, variants: lastIsLow } };
  expect(renderBlock(product, { itemId }, dataOf(other))).toContain('data-reserved=""></p>');
});

it('counts a stock as low by the threshold of the variant, if it has one', () => {
  const item = sampleProduct();
  const render = (lowStockAt: number) => {
    const variants = item.product!.variants.map((variant) => ({ ...variant, lowStockAt }));
    return renderBlock(
      product,
      { itemId },
      dataOf({ ...item, product: { ...item.product!, variants } }),
    );
  };
  expect(render(3)).toContain('Only 3 left');
  expect(render(2)).not.toContain('Only 3 left');
});

it('shows a disabled button without a form when sold out', () => {
  const item = sampleProduct();
  const variants = item.product!.variants.map((variant) => ({
    ...variant,
    unlimited: false,
    qtyInStock: 0,
  }));
  const soldOut = renderBlock(
    product,
    { itemId },
    dataOf({ ...item, product: { ...item.product!, variants } }),
  );
  expect(soldOut).not.toContain('<form');
  expect(soldOut).toContain('disabled="">Sold out');
});

it('renders a hidden field for a single variant', () => {
  const item = sampleProduct();
  const variants = item.product!.variants.slice(0, 1);
  expect(
    renderBlock(product, { itemId }, dataOf({ ...item, product: { ...item.product!, variants } })),
  ).toContain(`<input type="hidden" name="variantId" value="${sampleId('small')}"/>`);
});

it('renders an empty string when the product does not exist', () => {
  expect(renderBlock(product, { itemId })).toBe('');
});

it('renders one group per option, and a select of all variants for visitors without JavaScript', () => {
  const matrix = renderBlock(product, { itemId }, dataOf(sampleMatrix()));
  expect(matrix.match(/<legend>[^<]*<\/legend>/g)).toEqual([
    '<legend>Size</legend>',
    '<legend>Frame</legend>',
  ]);
  expect(matrix).toContain('name="option0" checked="" value="A4"');
  expect(matrix).toMatch(/disabled="" name="option1" value="Black"\/><span>Black · Sold out</);
  expect(matrix).toContain(`name="preselected" value="${sampleId('A4-Oak')}"`);
  expect(matrix.match(/<option /g)).toHaveLength(5);
  expect(matrix).toContain('A4, Black · €26.00 · Sold out');
});

it('renders a select for an option with many values', () => {
  const item = sampleMatrix();
  const values = Array.from({ length: 9 }, (_, index) => `A${index}`);
  const options = [{ name: 'Size', values }, item.product!.options![1]!];
  const many = { ...item, product: { ...item.product!, options } };
  expect(renderBlock(product, { itemId }, dataOf(many))).toContain('name="option0">');
});

it('buys only this product with express checkout (STORE-02)', () => {
  const express = renderBlock(product, { itemId }, dataOf(), { hasExpressCheckout: true });
  expect(express).toContain('<input type="hidden" name="action" value="checkout"/>');
  expect(express).toContain('<input type="hidden" name="returnTo" value="/shop/mug"/>');
  expect(express).toContain('>Buy now</button>');
});

it('preselects the variant of the URL with its price and image, unless it is sold out', () => {
  const detailsOf = (variantId: string) =>
    renderToStaticMarkup(
      <ProductDetails
        id="product"
        item={sampleMatrix()}
        product={sampleMatrix().product!}
        page={samplePage}
        loading="first"
        heading="h1"
        variantId={variantId}
      />,
    );
  const chosen = detailsOf(sampleId('A3-Oak'));
  expect(chosen).toContain(`<option value="${sampleId('A3-Oak')}" selected="">`);
  expect(chosen).toContain('data-price="">€24.00</span>');
  expect(chosen).toContain('data-variant-url=""');
  const soldOut = detailsOf(sampleId('A4-Black'));
  expect(soldOut).toContain(`<option value="${sampleId('A4-Oak')}" selected="">`);
  expect(soldOut).toContain('from €24.00');
});
