import { afterEach, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { fakeScript, ranScripts } from '../../kit/testing/fake-provider.ts';
import {
  mountBlock,
  removeBlocks,
  sampleConsent,
  sampleRuntime,
} from '../../kit/testing/mount-block.ts';
import { start } from '../../kit/third-party/island.ts';
import { thirdPartyStyle } from '../../kit/third-party/third-party-style.ts';
import { weddingRegistry } from './schema.ts';

const mount = () =>
  mountBlock({
    block: weddingRegistry,
    props: { registry: 'ada-and-bo', title: 'For the house' },
    style: thirdPartyStyle,
  });

afterEach(removeBlocks);

it('loads the script of its data attribute on click and fills the embed beside the link (BLOCK-24)', async () => {
  const { root } = mount();
  expect(root.dataset['zolaScriptSrc']).toBe('https://widget.zola.com/js/widget.js');
  const place = root.querySelector<HTMLElement>('.third-party-place');
  expect(place?.hidden).toBe(true);
  expect(place?.innerHTML).toBe(
    '<a class="zola-registry-embed" href="https://www.zola.com/registry/ada-and-bo" data-registry-key="ada-and-bo">See the registry</a>',
  );
  root.dataset['zolaScriptSrc'] = fakeScript();
  const stop = start(root, sampleRuntime());
  await page.getByRole('link', { name: 'See the registry' }).click();
  await expect.poll(() => place?.querySelector('[data-filled]')).not.toBeNull();
  expect(place?.hidden).toBe(false);
  stop();
});

it('runs the script once for several blocks of one source (BLOCK-24, BLOCK-41)', async () => {
  const { root } = mount();
  const other = root.cloneNode(true) as HTMLElement;
  root.after(other);
  const source = fakeScript();
  const before = ranScripts();
  const endings = [root, other].map((block) => {
    block.dataset['zolaScriptSrc'] = source;
    return start(block, sampleRuntime({ consent: sampleConsent('accept') }));
  });
  await expect.poll(() => document.querySelectorAll('.third-party-facade[hidden]').length).toBe(2);
  expect(ranScripts()).toBe(before + 1);
  expect(document.querySelectorAll(`script[src="${source}"]`)).toHaveLength(1);
  for (const end of endings) end();
});
