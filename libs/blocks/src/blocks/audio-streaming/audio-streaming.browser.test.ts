import { afterEach, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { start } from '../embed/island.ts';
import { mountBlock, removeBlocks } from '../../kit/testing/mount-block.ts';
import audioStreamingCss from './audio-streaming.css?inline';
import { audioStreaming } from './schema.ts';

const mount = (props: object) =>
  mountBlock({ block: audioStreaming, props, start, style: audioStreamingCss });

afterEach(removeBlocks);

it('loads the embedded player only after a click, without changing the height (BLOCK-07)', async () => {
  mount({ address: 'https://soundcloud.com/hale/morning', title: 'Morning' });
  expect(document.querySelector('iframe')).toBeNull();
  const before = document.querySelector('.embed')?.getBoundingClientRect().height;
  await page.getByRole('link', { name: 'Morning Listen with SoundCloud' }).click();

  const frame = document.querySelector('iframe');
  expect(frame?.src).toBe(
    'https://w.soundcloud.com/player/?url=https%3A%2F%2Fsoundcloud.com%2Fhale%2Fmorning',
  );
  expect(frame?.title).toBe('Morning');
  expect(document.querySelector('.embed')?.getBoundingClientRect().height).toBe(before);
});

it('renders a plain link for a URL of an unknown service', async () => {
  mount({ address: 'https://band.example/listen', title: 'Listen' });
  await expect
    .element(page.getByRole('link', { name: 'Listen' }))
    .toHaveAttribute('href', 'https://band.example/listen');
  expect(document.querySelector('.embed')).toBeNull();
});
