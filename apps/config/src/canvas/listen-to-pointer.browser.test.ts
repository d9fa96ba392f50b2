import { blocks } from '@sitewright/blocks/schema';
import type { PageDocument } from '@sitewright/contracts/entities';
import { createSection, pageModelOptions } from '@sitewright/page-model';
import { afterEach, expect, it, vi } from 'vitest';
import { openFramedPage, type FramedPage } from '../fake-api/framed-page.ts';
import { sampleDocument } from '../fake-api/sample.ts';
import { newBlock } from '../features/editor/sections/new-block.ts';
import { block, drag, frames, overlay, said, style } from './framed-canvas.fixture.ts';

let opened: FramedPage | undefined;
const open = async (document: PageDocument = sampleDocument(), widthPx = 1200) => {
  opened = await openFramedPage(document, { style, widthPx });
  return opened;
};
afterEach(() => opened?.close());

it('selects the clicked block, outlines it and notifies the shell', async () => {
  const framed = await open();
  const { page } = framed;
  await drag(page, block(page, 'title'), { x: 0, y: 0 });
  await frames(page, 4);
  const selection = { sectionId: 'welcome', blockId: 'title' };
  await expect.poll(() => said(framed, 'selected').at(-1)).toEqual({ kind: 'selected', selection });
  const outline = overlay(page).querySelector('.selected')?.getBoundingClientRect();
  const box = block(page, 'title').getBoundingClientRect();
  expect(outline?.width).toBeCloseTo(box.width, 0);
  expect(outline?.top).toBeCloseTo(box.top, 0);
});

it('moves a block by whole grid cells and announces its position', async () => {
  const framed = await open();
  const { page } = framed;
  const visit = block(page, 'visit');
  const column = visit.getBoundingClientRect().width / 3;
  await drag(page, visit, { x: column * 4, y: 0 });
  await expect.poll(() => said(framed, 'operations')).toHaveLength(1);
  expect(said(framed, 'operations')[0]?.operations).toEqual([
    {
      kind: 'placeBlock',
      sectionId: 'welcome',
      blockId: 'visit',
      placement: { column: 5, row: 6, width: 3, height: 1 },
    },
  ]);
  expect(said(framed, 'announce')).toEqual([
    { kind: 'announce', text: 'Button, column 5 to 7, row 6' },
  ]);
});

it('moves a block into another section', async () => {
  const framed = await open();
  const { page } = framed;
  const from = block(page, 'visit').getBoundingClientRect();
  const to = block(page, 'story').getBoundingClientRect();
  await drag(page, block(page, 'visit'), { x: 0, y: to.top - from.top });
  await expect
    .poll(() => said(framed, 'operations')[0]?.operations[0])
    .toMatchObject({ kind: 'moveBlock', blockId: 'visit', toSectionId: 'about' });
});

it('shows the grid and a drop outline during a drag and cancels the drag on Escape', async () => {
  const framed = await open();
  const { page } = framed;
  await drag(page, block(page, 'visit'), { x: 300, y: 60 }, { letGo: false });
  await frames(page, 3);
  expect(overlay(page).querySelectorAll('.column')).toHaveLength(12);
  expect(overlay(page).querySelector('.ghost')).not.toBeNull();
  page.dispatchEvent(
    new (page.defaultView as Window & typeof globalThis).KeyboardEvent('keydown', {
      key: 'Escape',
      bubbles: true,
    }),
  );
  await frames(page, 3);
  expect(overlay(page).querySelector('.ghost')).toBeNull();
  expect(block(page, 'visit').style.translate).toBe('');
  expect(said(framed, 'operations')).toEqual([]);
});

it.each(['start', 'center', 'end'] as const)(
  'drops a block at its outline in a section with content aligned to the %s',
  async (align) => {
    const sample = sampleDocument();
    const [first, ...others] = sample.sections;
    if (first === undefined) throw new Error('There is no section.');
    const design = { ...first.design, height: 'large' as const, align };
    const framed = await open({ ...sample, sections: [{ ...first, design }, ...others] });
    const { page } = framed;
    const visit = block(page, 'visit');
    const view = page.defaultView as Window & typeof globalThis;
    await drag(page, visit, { x: 300, y: -70 }, { letGo: false });
    await frames(page, 2);
    const outline = overlay(page).querySelector('.ghost')?.getBoundingClientRect();
    page.body.dispatchEvent(new view.PointerEvent('pointerup', { bubbles: true, buttons: 0 }));
    // It stays there while the shell has not answered yet.
    await frames(page, 2);
    expect(visit.getBoundingClientRect().toJSON()).toEqual(outline?.toJSON());
    await expect.poll(() => said(framed, 'operations')).toHaveLength(1);
    const [operation] = said(framed, 'operations')[0]?.operations ?? [];
    if (operation === undefined) throw new Error('There is no operation.');
    framed.channel.post({ kind: 'operation', operation });
    await frames(page, 4);
    expect(visit.getBoundingClientRect().toJSON()).toEqual(outline?.toJSON());
  },
);

it('moves a block back when the shell rejects the move', async () => {
  const framed = await open();
  const { page } = framed;
  const before = block(page, 'visit').getBoundingClientRect().toJSON();
  await drag(page, block(page, 'visit'), { x: 300, y: 0 });
  await expect.poll(() => said(framed, 'operations')).toHaveLength(1);
  expect(block(page, 'visit').getBoundingClientRect().toJSON()).not.toEqual(before);
  const { gesture } = said(framed, 'operations')[0] ?? { gesture: null };
  framed.channel.post({ kind: 'rejected', gesture, text: 'No.' });
  await expect.poll(() => block(page, 'visit').getBoundingClientRect().toJSON()).toEqual(before);
});

it('does not move a block into a section that is full', async () => {
  const sample = sampleDocument();
  const full = Array.from({ length: pageModelOptions.blocksPerLayout }, (_, index) =>
    newBlock(blocks.heading, `full${index}`, { column: 1, row: index + 1, width: 2, height: 1 }),
  );
  const framed = await open({
    ...sample,
    sections: [...sample.sections.slice(0, 1), createSection('full', full)],
  });
  const { page } = framed;
  const from = block(page, 'visit').getBoundingClientRect();
  const to = block(page, 'full2').getBoundingClientRect();
  await drag(page, block(page, 'visit'), { x: 0, y: to.top - from.top }, { letGo: false });
  await frames(page, 2);
  const outline = overlay(page).querySelector('.ghost')?.getBoundingClientRect();
  const section = page.querySelector('[data-section="welcome"]')?.getBoundingClientRect();
  expect(block(page, 'visit').closest('[data-section="welcome"]')).not.toBeNull();
  expect(outline?.bottom).toBeLessThanOrEqual(section?.bottom ?? 0);
});

it('drops a block when the pointer moves without a pressed button', async () => {
  const framed = await open();
  const { page } = framed;
  const view = page.defaultView as Window & typeof globalThis;
  const capture = vi.spyOn(page.documentElement, 'setPointerCapture').mockReturnValue();
  await drag(page, block(page, 'visit'), { x: 300, y: 60 }, { letGo: false });
  expect(capture).toHaveBeenCalled();
  expect(block(page, 'visit').style.translate).not.toBe('');
  page.body.dispatchEvent(
    new view.PointerEvent('pointermove', { bubbles: true, buttons: 0, clientX: 5, clientY: 5 }),
  );
  expect(block(page, 'visit').style.translate).toBe('');
  expect(block(page, 'visit').style.opacity).toBe('');
  await expect.poll(() => said(framed, 'operations')).toHaveLength(1);
});

it('cancels a drag when the window loses focus', async () => {
  const framed = await open();
  const { page } = framed;
  await drag(page, block(page, 'visit'), { x: 300, y: 60 }, { letGo: false });
  page.defaultView?.dispatchEvent(new Event('blur'));
  await frames(page, 3);
  expect(block(page, 'visit').style.translate).toBe('');
  expect(overlay(page).querySelector('.ghost')).toBeNull();
  expect(said(framed, 'operations')).toEqual([]);
});

it('resizes a block by its edge', async () => {
  const framed = await open();
  const { page } = framed;
  await drag(page, block(page, 'visit'), { x: 0, y: 0 });
  await frames(page, 5);
  const edge = overlay(page).querySelector('.handle[data-inline="1"][data-block="0"]');
  const column = block(page, 'visit').getBoundingClientRect().width / 3;
  await drag(page, edge as Element, { x: column * 2, y: 0 });
  await expect
    .poll(() => said(framed, 'operations')[0]?.operations[0])
    .toMatchObject({ kind: 'placeBlock', placement: { column: 1, row: 6, width: 5, height: 1 } });
});

it('resizes a block on the phone grid when the page has the width of a phone', async () => {
  const framed = await open(sampleDocument(), 390);
  const { page } = framed;
  const edgeless = block(page, 'visit');
  await drag(page, edgeless, { x: 0, y: 0 });
  await frames(page, 5);
  const edge = overlay(page).querySelector('.handle[data-inline="1"][data-block="0"]');
  const half = edgeless.getBoundingClientRect().width / 2;
  await drag(page, edge as Element, { x: -half, y: 0 });
  await expect
    .poll(() => said(framed, 'operations')[0]?.operations[0])
    .toMatchObject({ kind: 'placeBlockOnPhone', blockId: 'visit', phone: { width: 2 } });
});
