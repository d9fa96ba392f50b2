import { afterEach, expect, it } from 'vitest';
import { mountBlock, removeBlocks } from '../testing/mount-block.ts';
import { heading } from '../../blocks/heading/schema.ts';
import { replaceWithWidget } from './replace-with-widget.ts';

const request = { type: heading.type, id: 'b1', value: { text: 'Tide' } };
const answering = (result: unknown) => ({ post: async () => result as never });

afterEach(removeBlocks);

it('replaces the content of the block with the HTML of the response (BLOCK-39)', async () => {
  mountBlock({ block: heading, props: { text: 'Low tide' } });
  const block = document.querySelector('main')!;
  const html = '<h2 class="heading">High tide</h2>';
  await replaceWithWidget(block, answering({ ok: true, data: { data: { html } } }), request);
  expect(block.innerHTML).toBe(html);
});

it('does not change the content when the request fails', async () => {
  mountBlock({ block: heading, props: { text: 'Low tide' } });
  const block = document.querySelector('main')!;
  const before = block.innerHTML;
  const failure = { kind: 'connection', message: 'offline', status: 0 };
  const response = await replaceWithWidget(block, answering({ ok: false, failure }), request);
  expect(response.ok).toBe(false);
  expect(block.innerHTML).toBe(before);
});
