import { afterEach, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { fakePage } from '../../kit/testing/fake-provider.ts';
import { mountBlock, removeBlocks } from '../../kit/testing/mount-block.ts';
import { start } from '../../kit/third-party/island.ts';
import { thirdPartyStyle } from '../../kit/third-party/third-party-style.ts';
import { reservation } from './schema.ts';

afterEach(removeBlocks);

it('loads the version 1 widget in a frame on click and focuses it (BLOCK-18)', async () => {
  const source = fakePage();
  mountBlock({
    block: reservation,
    props: { venueId: '1234', title: 'Dinner' },
    start: (root, runtime) => {
      expect(root.dataset['source']).toBe('https://widgets.resy.com/?venueId=1234');
      root.dataset['source'] = source;
      return start(root, runtime);
    },
    style: thirdPartyStyle,
  });
  await page.getByRole('link', { name: 'Reserve a table' }).click();
  await expect.poll(() => document.querySelector('iframe')?.src).toBe(source);
  expect(document.querySelector('iframe')?.title).toBe('Dinner');
  await expect.poll(() => document.activeElement).toBe(document.querySelector('iframe'));
});

it('renders an empty block without a valid venue id', () => {
  for (const venueId of ['', 'halyard']) {
    mountBlock({ block: reservation, props: { venueId } });
    expect(document.querySelector('main')?.childElementCount).toBe(0);
  }
});
