import { expect, it } from 'vitest';
import { renderBlock } from '../testing/sample-view.tsx';
import { foodOrdering } from './schema.ts';

const address = 'https://order.example/halyard';

it("is called 'Order Now' where its owner wrote nothing else (BLOCK-47)", () => {
  expect(renderBlock(foodOrdering, { address })).toContain('>Order Now</a>');
  expect(renderBlock(foodOrdering, { address, title: '' })).toContain('>Order Now</a>');
  expect(renderBlock(foodOrdering, { address, title: 'To the kitchen' })).toContain(
    '>To the kitchen</a>',
  );
});

it('is nothing without an address, and with one that is no link', () => {
  expect(renderBlock(foodOrdering, {})).toBe('');
  expect(renderBlock(foodOrdering, { address: 'javascript:alert(1)' })).toBe('');
});
