import { sectionStyle } from '@sitewright/blocks/view';
import { afterEach, expect, it } from 'vitest';
import { openFramedPage, type FramedPage } from '../../fake-api/framed-page.ts';
import { sampleDocument } from '../../fake-api/sample.ts';

let opened: FramedPage | undefined;
afterEach(() => opened?.close());

it.each([360, 1200])('fits all buttons into a viewport of %i pixels', async (widthPx) => {
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

it.each([
  ['paragraph', 'center', 'Center'],
  ['heading', 'end', 'Align end'],
  ['heading', 'start', 'Align start'],
] as const)('marks the alignment of a %s with align %s: %s', async (type, align, label) => {
  const document = structuredClone(sampleDocument()) as unknown as {
    sections: { layout: { blocks: Record<string, { props: unknown }> } }[];
  };
  const block = document.sections.map(({ layout }) => layout.blocks['story']).find(Boolean)!;
  const node = {
    type,
    attrs: { align, ...(type === 'heading' ? { level: 2 } : {}) },
    content: [{ type: 'text', text: 'Low tide' }],
  };
  block.props = { text: { type: 'doc', content: [node] } };
  opened = await openFramedPage(document as never, {
    style: `body{margin:0}:root{--gap:16px;--page-width:1200px}${sectionStyle}`,
    widthPx: 1200,
    part: 'page',
  });
  const { page, channel } = opened;
  const selection = { sectionId: 'about', blockId: 'story' };
  channel.post({ kind: 'select', selection, reveal: false });
  channel.post({ kind: 'editText' });
  const pressed = () =>
    [
      ...(page
        .querySelector('[data-canvas-overlay]')
        ?.shadowRoot?.querySelectorAll('.text-bar [aria-pressed="true"]') ?? []),
    ].map((button) => button.getAttribute('aria-label'));
  await expect.poll(pressed, { timeout: 8000 }).toEqual([label]);
});
