import { afterEach, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { fakePage } from '../../kit/testing/fake-provider.ts';
import { mountBlock, removeBlocks } from '../../kit/testing/mount-block.ts';
import { start } from '../../kit/third-party/island.ts';
import { thirdPartyStyle } from '../../kit/third-party/third-party-style.ts';
import { scheduling } from './schema.ts';

afterEach(removeBlocks);

it('loads the booking page of the service in a frame on click (BLOCK-25)', async () => {
  const source = fakePage();
  mountBlock({
    block: scheduling,
    props: { address: 'https://halyard.as.me/lessons', title: 'Lessons' },
    start: (root, runtime) => {
      expect(root.dataset['source']).toBe('https://halyard.as.me/lessons');
      root.dataset['source'] = source;
      return start(root, runtime);
    },
    style: thirdPartyStyle,
  });
  await page.getByRole('link', { name: 'Book an appointment' }).click();
  await expect.poll(() => document.querySelector('iframe')?.src).toBe(source);
});

it('renders a plain link for a URL of an unknown service', async () => {
  mountBlock({
    block: scheduling,
    props: { address: 'https://book.example/1', label: 'Visit us' },
  });
  await expect
    .element(page.getByRole('link', { name: 'Visit us' }))
    .toHaveAttribute('href', 'https://book.example/1');
  expect(document.querySelector('[data-island]')).toBeNull();
});
