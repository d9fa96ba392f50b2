import { afterEach, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { mountBlock, removeBlocks } from '../../kit/testing/mount-block.ts';
import { foodOrdering } from './schema.ts';

afterEach(removeBlocks);

it('is a button link that opens the ordering service in a new window (BLOCK-48)', async () => {
  mountBlock({ block: foodOrdering, props: { address: 'https://order.example/halyard' } });
  const link = page.getByRole('link', { name: 'Order Now' });
  await expect.element(link).toHaveClass('button');
  await expect.element(link).toHaveAttribute('href', 'https://order.example/halyard');
  await expect.element(link).toHaveAttribute('target', '_blank');
  await expect.element(link).toHaveAttribute('rel', 'noopener');
});
