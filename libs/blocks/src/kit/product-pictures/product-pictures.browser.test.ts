import { afterEach, expect, it, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { product } from '../../blocks/product/schema.ts';
import type { IslandRuntime } from '../block/island.ts';
import { mountBlock, removeBlocks } from '../testing/mount-block.ts';
import { sampleMatrix, sampleId } from '../testing/sample-view.tsx';
import { start } from './island.ts';

afterEach(removeBlocks);

it('opens the images in full size by keyboard, beginning with the focused one', async () => {
  const openLightbox = vi.fn<IslandRuntime['openLightbox']>(async () => {});
  const itemId = sampleId('mug');
  const { island } = mountBlock({
    block: product,
    props: { itemId },
    data: { [`item:${itemId}`]: sampleMatrix() },
    start,
    islandName: 'product-pictures',
    runtime: { openLightbox },
  });
  const [first, second] = island.querySelectorAll('a');
  expect(first?.getAttribute('aria-label')).toBe('Enlarge image: The Oak');
  first?.focus();
  await userEvent.keyboard('{Tab}');
  expect(document.activeElement).toBe(second);
  await userEvent.keyboard('{Enter}');
  const [items, options, opener] = openLightbox.mock.calls[0] ?? [];
  expect(items?.map(({ content }) => content.kind === 'picture' && content.alt)).toEqual([
    'The Oak',
    'The Black',
  ]);
  expect([options?.currentSetIndex, opener]).toEqual([1, second]);
});
