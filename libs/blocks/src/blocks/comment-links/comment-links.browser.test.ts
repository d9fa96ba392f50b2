import { afterEach, describe, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { fakeScript, ranScripts } from '../../kit/testing/fake-provider.ts';
import {
  mountBlock,
  removeBlocks,
  sampleConsent,
  sampleRuntime,
} from '../../kit/testing/mount-block.ts';
import { sampleContext, sampleId, sampleProduct } from '../../kit/testing/sample-view.tsx';
import { start } from '../../kit/third-party/island.ts';
import { commentLinks } from './schema.ts';

const itemId = sampleId('fog');
const data = {
  [`item:${itemId}`]: sampleProduct({ id: itemId, title: 'Fog', path: '/news/fog' }),
};

const mount = (websiteSettings: object, props: object = { itemId }, more: object = {}) =>
  mountBlock({
    block: commentLinks,
    props,
    data,
    page: {
      ...more,
      context: {
        ...sampleContext,
        itemId: sampleId('tide'),
        websiteSettings: { ...sampleContext.websiteSettings, ...websiteSettings },
      },
    },
  });
const link = () => page.getByRole('link');
const accepted = { consent: sampleConsent('accept') };

afterEach(() => {
  removeBlocks();
  for (const script of document.querySelectorAll('script[src^="blob:"]')) script.remove();
});

it('links to the comments of an item, with the item id in data-id (BLOCK-34)', async () => {
  mount({ disqusShortname: 'studio' });
  await expect.element(link()).toHaveAccessibleName('Comments on Fog');
  await expect.element(link()).toHaveAttribute('data-id', itemId);
  await expect
    .element(link())
    .toHaveAttribute('href', 'https://studio.example/news/fog#disqus_thread');
});

it('links to the item itself when no comment service is configured (BLOCK-34, COMMENT-03)', async () => {
  mount({});
  await expect.element(link()).toHaveAccessibleName('Comments on Fog');
  await expect.element(link()).toHaveAttribute('href', 'https://studio.example/news/fog');
  await expect.element(link()).not.toHaveAttribute('data-id');
  expect(document.querySelector('[data-island]')).toBeNull();
});

it('links to the current page when no item is selected', async () => {
  mount({}, {});
  await expect.element(link()).toHaveAttribute('href', 'https://studio.example/work');
  await expect.element(link()).toHaveAccessibleName('Comments');
  mount({ disqusShortname: 'studio' }, {});
  await expect.element(link()).toHaveAttribute('data-id', sampleId('tide'));
  await expect.element(link()).toHaveAttribute('href', 'https://studio.example/work#disqus_thread');
});

it('shows a hint in the editor only when no comment service is configured', () => {
  const hints = () => document.querySelectorAll('.block-hint').length;
  mount({}, { itemId }, { isEditing: true });
  expect(hints()).toBe(1);
  mount({ disqusShortname: 'studio' }, { itemId }, { isEditing: true });
  expect(hints()).toBe(0);
});

it('renders an empty block when comments are off or the item does not exist (COMMENT-04)', () => {
  mount({ commentsEnabled: false, disqusShortname: 'studio' });
  expect(document.querySelector('main')?.innerHTML).toBe('');
  mount({}, { itemId: sampleId('gone') });
  expect(document.querySelector('main')?.innerHTML).toBe('');
});

describe('comment count', () => {
  /** Two links whose counts come from one script. */
  function startTwo(runtime: object) {
    const { root } = mount({ disqusShortname: 'studio' });
    expect(root.dataset['script']).toBe('https://studio.disqus.com/count.js');
    const other = root.cloneNode(true) as HTMLElement;
    root.after(other);
    const source = fakeScript();
    const endings = [root, other].map((block) => {
      block.dataset['script'] = source;
      return start(block, sampleRuntime(runtime));
    });
    return { source, end: () => endings.forEach((end) => end()) };
  }

  it('is loaded by a single script for several links (COMMENT-06)', async () => {
    const before = ranScripts();
    const { source, end } = startTwo(accepted);
    await expect.poll(() => ranScripts()).toBe(before + 1);
    await new Promise((resolve) => setTimeout(resolve, 100));
    expect(ranScripts()).toBe(before + 1);
    const scripts = document.querySelectorAll(`script[src="${source}"]`);
    expect([...scripts].map(({ id }) => id)).toStrictEqual(['dsq-count-scr']);
    end();
  });

  it('is not loaded without consent', async () => {
    const before = ranScripts();
    const { end } = startTwo({});
    await new Promise((resolve) => setTimeout(resolve, 150));
    expect(ranScripts()).toBe(before);
    expect(document.querySelector('script[src^="blob:"]')).toBeNull();
    end();
  });

  it('is not loaded for an invalid host name', () => {
    mount({ disqusShortname: 'evil.example/x?' });
    expect(document.querySelector('[data-island]')).toBeNull();
  });
});
