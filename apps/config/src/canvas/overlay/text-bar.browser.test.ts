import { sectionStyle } from '@sitewright/blocks/view';
import { afterEach, expect, it } from 'vitest';
import { openFramedPage, type FramedPage } from '../../fake-api/framed-page.ts';
import { sampleDocument } from '../../fake-api/sample.ts';

let opened: FramedPage | undefined;
afterEach(() => opened?.close());

it.each([360, 1200])('keeps all of its commands within a window of %i pixels', async (widthPx) => {
  opened = await openFramedPage(sampleDocument(), {
    style: `body{margin:0}:root{--gap:16px;--page-width:1200px}${sectionStyle}`,
    widthPx,
    part: 'page',
  });
  const { page, channel } = opened;
  channel.post({
    kind: 'select',
    selection: { sectionId: 'about', blockId: 'story' },
    reveal: false,
  });
  channel.post({ kind: 'editText' });
  const bar = () =>
    page.querySelector('[data-canvas-overlay]')?.shadowRoot?.querySelector('.text-bar');
  await expect.poll(bar, { timeout: 8000 }).toBeTruthy();
  await expect.poll(() => bar()?.getBoundingClientRect().width).toBeGreaterThan(200);
  const { right = Infinity } = bar()?.getBoundingClientRect() ?? {};
  expect(right).toBeLessThanOrEqual(widthPx);
  for (const button of bar()?.querySelectorAll('button') ?? [])
    expect(button.getBoundingClientRect().right).toBeLessThanOrEqual(right);
});
