import { afterEach, expect, it } from 'vitest';
import { embed } from '../embed/schema.ts';
import { start as startEmbed } from '../embed/island.ts';
import { image } from '../image/schema.ts';
import { start as startImage } from '../image/island.ts';
import { mountBlock, removeBlocks } from '../../kit/testing/mount-block.ts';
import { sampleData, samplePicture } from '../../kit/testing/sample-view.tsx';
import codeStyle from './code.css?inline';
import { start } from './island.ts';
import { code } from './schema.ts';

afterEach(removeBlocks);

it('adapts its height to the frame content and ignores messages from other windows', async () => {
  const { root } = mountBlock({
    block: code,
    props: { code: '<div style="height:333px"></div>', heightPx: 100 },
    start,
    style: codeStyle,
  });
  await expect.poll(() => root.getBoundingClientRect().height).toBe(333);
  window.postMessage(50, '*');
  await new Promise((resolve) => setTimeout(resolve, 50));
  expect(root.getBoundingClientRect().height).toBe(333);
});

it('cannot access the document of the parent page', async () => {
  const reached = new Promise((resolve) => {
    addEventListener('message', ({ data }) => typeof data === 'string' && resolve(data));
  });
  mountBlock({
    block: code,
    props: {
      code: '<script>let said;try{said=parent.document.title}catch(e){said=e.name}parent.postMessage(said,"*")</script>',
    },
    start,
  });
  expect(await reached).toBe('SecurityError');
});

it('initializes the embed block: a click loads and focuses the frame (BLOCK-03)', async () => {
  const source = 'https://embed.example.com/1';
  const { root } = mountBlock({
    block: embed,
    props: { markup: `<iframe src="${source}"></iframe>`, title: 'Album' },
    start: startEmbed,
  });
  expect(root.querySelector('iframe')).toBeNull();
  root.querySelector<HTMLElement>('.embed-facade')?.click();
  expect(root.querySelector('iframe')?.src).toBe(source);
  expect(root.querySelector('iframe')?.title).toBe('Album');
  expect(document.activeElement).toBe(root.querySelector('iframe'));
});

it('initializes the image block: a click opens the image in the lightbox', async () => {
  const asset = samplePicture('stairs', { url: 'data:image/gif;base64,R0lGODlhAQABAAAAACw=' });
  const opened: unknown[] = [];
  const { root } = mountBlock({
    block: image,
    props: { picture: { assetId: asset.id }, title: 'Stairs', lightbox: true },
    data: sampleData(asset),
    start: startImage,
    runtime: {
      openLightbox: async (items) => {
        opened.push(...items);
      },
    },
  });
  root.querySelector<HTMLElement>('[data-opens]')?.click();
  expect(opened).toMatchObject([{ meta: { title: 'Stairs' }, content: { alt: 'The stairs' } }]);
});
