import { expect, it } from 'vitest';
import { renderBlock, sampleId, sampleProduct } from '../../kit/testing/sample-view.tsx';
import { summaryDataNeed } from './summary-data-need.ts';
import { summary } from './schema.ts';

const collectionId = sampleId('shop');
const response = {
  collection: { id: collectionId, title: 'Shop', path: '/shop', type: 3, access: 'open' },
  items: [
    sampleProduct(),
    sampleProduct({ id: sampleId('bowl'), title: 'Bowl', path: '/shop/bowl' }),
  ],
};
const data = { [`items:${collectionId}:6::`]: response as never };

it.each(['wall', 'carousel', 'list', 'grid'])('arranges items as %s', (variant) => {
  const markup = renderBlock(summary, { collectionId, variant }, data);

  expect(markup).toContain(`data-arrangement="${variant}"`);
  expect(markup).toContain('<a href="/shop/mug">Mug</a>');
  expect(markup).toContain('<a href="/shop/bowl">Bowl</a>');
});

it('requests the configured number of items with the category and tag', () => {
  const props = { collectionId, limit: 3, category: 'Table', tag: 'blue' };
  expect(summaryDataNeed(props as never)).toStrictEqual({ kind: 'items', ...props });
});

it('links to the collection when configured', () => {
  expect(renderBlock(summary, { collectionId, showLink: true }, data)).toContain(
    '<a href="/shop">All of Shop</a>',
  );
});

it('renders an empty string without items', () => {
  expect(renderBlock(summary, { collectionId })).toBe('');
});
