import { blockList, blocks, type BlockDefinition } from '@sitewright/blocks/schema';
import { sectionStyle } from '@sitewright/blocks/view';
import type { PageDocument } from '@sitewright/contracts/entities';
import { createDocument, createSection } from '@sitewright/page-model';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { openFramedPage, type FramedPage } from '../fake-api/framed-page.ts';
import { sampleDocument } from '../fake-api/sample.ts';
import { newBlock } from '../features/editor/sections/new-block.ts';
import type { CanvasMessage, DocumentPart } from './protocol.ts';

const style = `body{margin:0}:root{--gap:16px;--page-width:1200px;--section-padding:40px;--page-padding:20px}${sectionStyle}`;

let opened: FramedPage | undefined;
const open = async (
  document: PageDocument = sampleDocument(),
  widthPx = 1200,
  part: DocumentPart = 'page',
) => {
  opened = await openFramedPage(document, { style, widthPx, part });
  return opened;
};
afterEach(() => opened?.close());

const block = (page: Document, id: string): HTMLElement => {
  const found = page.querySelector<HTMLElement>(`[data-block="${id}"]`);
  if (found === null) throw new Error(`There is no block ${id}.`);
  return found;
};
const overlay = (page: Document): ShadowRoot => {
  const host = page.querySelector('[data-canvas-overlay]');
  if (!host?.shadowRoot) throw new Error('There is no overlay.');
  return host.shadowRoot;
};
const frames = async (page: Document, count = 2) => {
  for (let frame = 0; frame < count; frame += 1) {
    await new Promise((resolve) => page.defaultView?.requestAnimationFrame(resolve));
  }
};

/** Presses, moves and lets go, as a mouse does. */
async function drag(
  page: Document,
  target: Element,
  by: { readonly x: number; readonly y: number },
  options: { readonly from?: { x: number; y: number }; readonly letGo?: boolean } = {},
) {
  const box = target.getBoundingClientRect();
  const from = options.from ?? { x: box.left + box.width / 2, y: box.top + box.height / 2 };
  const view = page.defaultView as Window & typeof globalThis;
  const fire = (type: string, element: EventTarget, at: { x: number; y: number }) =>
    element.dispatchEvent(
      new view.PointerEvent(type, {
        bubbles: true,
        composed: true,
        cancelable: true,
        pointerType: 'mouse',
        button: 0,
        buttons: type === 'pointerup' ? 0 : 1,
        clientX: at.x,
        clientY: at.y,
      }),
    );
  fire('pointerdown', target, from);
  for (const share of [0.2, 0.6, 1]) {
    fire('pointermove', page.body, { x: from.x + by.x * share, y: from.y + by.y * share });
    await frames(page, 1);
  }
  if (options.letGo !== false) fire('pointerup', page.body, { x: from.x + by.x, y: from.y + by.y });
}

const said = <Kind extends CanvasMessage['kind']>(page: FramedPage, kind: Kind) =>
  page.heard.filter(
    (message): message is Extract<CanvasMessage, { kind: Kind }> => message.kind === kind,
  );

describe('the page', () => {
  it('is drawn anew by the views that the server uses, in the place of the server’s sections', async () => {
    const { page } = await open();
    expect(page.querySelector('[data-section="served"]')).toBeNull();
    expect(page.querySelector('main h1')?.textContent).toBe('Coffee by the water');
    expect(page.querySelectorAll('main [data-section]')).toHaveLength(2);
  });

  it('shows an edit within a frame and draws nothing else again', async () => {
    const { page, channel } = await open();
    const untouched = block(page, 'story').firstElementChild;
    const arrived = new Promise((resolve) => {
      page.defaultView?.addEventListener('message', resolve, { once: true });
    });
    channel.post({
      kind: 'operation',
      operation: {
        kind: 'setProps',
        sectionId: 'welcome',
        blockId: 'title',
        version: 1,
        props: { text: 'Tea by the water' },
      },
    });
    await arrived;
    await frames(page, 1);
    expect(page.querySelector('main h1')?.textContent).toBe('Tea by the water');
    expect(block(page, 'story').firstElementChild).toBe(untouched);
  });

  it('gives each block a name and a stop of the Tab key, and takes clicks and focus from what is in it', async () => {
    const { page } = await open();
    const title = block(page, 'title');
    expect(title.tabIndex).toBe(0);
    expect(title.getAttribute('aria-label')).toBe('Heading: Coffee by the water');
    expect((title.firstElementChild as HTMLElement).inert).toBe(true);
  });

  it('is again as visitors have it in preview, where a link leads the editor on', async () => {
    const framed = await open();
    const { page, channel } = framed;
    channel.post({ kind: 'mode', mode: 'preview' });
    await frames(page, 4);
    expect(block(page, 'visit').hasAttribute('tabindex')).toBe(false);
    page.querySelector<HTMLElement>('[data-block="visit"] a')?.click();
    await expect
      .poll(() => said(framed, 'navigated'))
      .toEqual([{ kind: 'navigated', path: '/visit' }]);
  });

  it('has the footer drawn anew and editable when the footer is edited, and leaves the page alone', async () => {
    const { page } = await open(sampleDocument(), 1200, 'footer');
    expect(page.querySelectorAll('footer [data-section]')).toHaveLength(2);
    expect(page.querySelector('[data-section="foot"]')).toBeNull();
    expect(page.querySelector('main')?.textContent).toContain('Served');
  });

  it('offers a section where there is none', async () => {
    const framed = await open(createDocument());
    await frames(framed.page, 4);
    overlay(framed.page).querySelector<HTMLElement>('.empty button')?.click();
    await expect
      .poll(() => said(framed, 'pickSection'))
      .toEqual([{ kind: 'pickSection', index: 0 }]);
  });
});

describe('the pointer', () => {
  it('selects what is clicked, outlines it and tells the shell', async () => {
    const framed = await open();
    const { page } = framed;
    await drag(page, block(page, 'title'), { x: 0, y: 0 });
    await frames(page, 4);
    const selection = { sectionId: 'welcome', blockId: 'title' };
    await expect
      .poll(() => said(framed, 'selected').at(-1))
      .toEqual({ kind: 'selected', selection });
    const outline = overlay(page).querySelector('.selected')?.getBoundingClientRect();
    const box = block(page, 'title').getBoundingClientRect();
    expect(outline?.width).toBeCloseTo(box.width, 0);
    expect(outline?.top).toBeCloseTo(box.top, 0);
  });

  it('moves a block by whole cells and says where it stands', async () => {
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

  it('shows the grid and the place while a block is dragged, and nothing happens after Escape', async () => {
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

  it('lets go of a block where the pointer comes back without a button pressed', async () => {
    const framed = await open();
    const { page } = framed;
    const view = page.defaultView as Window & typeof globalThis;
    const kept = vi.spyOn(page.documentElement, 'setPointerCapture').mockReturnValue();
    await drag(page, block(page, 'visit'), { x: 300, y: 60 }, { letGo: false });
    expect(kept).toHaveBeenCalled();
    expect(block(page, 'visit').style.translate).not.toBe('');
    page.body.dispatchEvent(
      new view.PointerEvent('pointermove', { bubbles: true, buttons: 0, clientX: 5, clientY: 5 }),
    );
    expect(block(page, 'visit').style.translate).toBe('');
    expect(block(page, 'visit').style.opacity).toBe('');
    await expect.poll(() => said(framed, 'operations')).toHaveLength(1);
  });

  it('leaves a block where it was when the window loses the pointer', async () => {
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

  it('places a block on the phone’s own grid where the page is as narrow as a phone', async () => {
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
});

describe('writing in place', () => {
  const write = (page: Document, text: string) => page.execCommand('insertText', false, text);

  it('changes a heading where it stands and ends with Enter', async () => {
    const framed = await open();
    const { page, channel } = framed;
    channel.post({
      kind: 'select',
      selection: { sectionId: 'welcome', blockId: 'title' },
      reveal: false,
    });
    channel.post({ kind: 'editText' });
    await expect
      .poll(() => page.activeElement?.closest('[data-canvas-editor]') ?? null, { timeout: 8000 })
      .not.toBeNull();
    write(page, 'Cake by the water');
    await expect
      .poll(() => said(framed, 'operations').at(-1)?.operations[0])
      .toMatchObject({
        kind: 'setProps',
        blockId: 'title',
        props: { text: 'Cake by the water' },
      });
    const editor = page.querySelector('[data-canvas-editor]');
    editor?.dispatchEvent(
      new (page.defaultView as Window & typeof globalThis).KeyboardEvent('keydown', {
        key: 'Enter',
        bubbles: true,
        cancelable: true,
      }),
    );
    expect(page.querySelector('[data-canvas-editor]')).toBeNull();
    await expect.poll(() => said(framed, 'editingText').at(-1)?.blockId).toBeNull();
  });

  it('writes rich text as the page’s own tree, and joins a run of typing into one gesture', async () => {
    const framed = await open();
    const { page, channel } = framed;
    channel.post({
      kind: 'select',
      selection: { sectionId: 'about', blockId: 'story' },
      reveal: false,
    });
    channel.post({ kind: 'editText' });
    await expect
      .poll(() => page.activeElement?.closest('[data-canvas-editor]') ?? null, { timeout: 8000 })
      .not.toBeNull();
    write(page, ' And');
    await expect.poll(() => said(framed, 'operations')).toHaveLength(1);
    write(page, ' more.');
    await expect.poll(() => said(framed, 'operations')).toHaveLength(2);
    const edits = said(framed, 'operations');
    expect(new Set(edits.map(({ gesture }) => gesture)).size).toBe(1);
    expect(edits.at(-1)?.operations[0]).toMatchObject({
      kind: 'setProps',
      props: {
        text: {
          type: 'doc',
          content: [
            {
              type: 'paragraph',
              content: [{ type: 'text', text: 'Three generations behind one counter. And more.' }],
            },
          ],
        },
      },
    });
  });
});

it('hands keys to the shell, and keeps from the browser those that edit', async () => {
  const framed = await open();
  const { page, channel } = framed;
  channel.post({
    kind: 'select',
    selection: { sectionId: 'welcome', blockId: 'title' },
    reveal: false,
  });
  await frames(page, 3);
  const press = (key: string, more: KeyboardEventInit = {}) => {
    const view = page.defaultView as Window & typeof globalThis;
    const event = new view.KeyboardEvent('keydown', {
      key,
      bubbles: true,
      cancelable: true,
      ...more,
    });
    page.body.dispatchEvent(event);
    return event.defaultPrevented;
  };
  expect(press('ArrowLeft')).toBe(true);
  expect(press('z', { ctrlKey: true })).toBe(true);
  expect(press('F5')).toBe(false);
  expect(press('Tab')).toBe(false);
  await expect
    .poll(() => said(framed, 'keyboard').map(({ key }) => key))
    .toEqual(['ArrowLeft', 'z', 'F5']);
});

describe('a block that shows nothing yet', () => {
  /** A page with a section for each of these, as it is when it was just added. */
  const fresh = (definitions: readonly BlockDefinition[]) =>
    createDocument(
      definitions.map((definition, index) =>
        createSection(`part${index}`, [
          newBlock(definition, `fresh${index}`, { column: 1, row: 1, ...definition.size }),
        ]),
      ),
    );

  it('says what it is and what to do first', async () => {
    const { page } = await open(fresh(blockList));
    const gallery = block(page, `fresh${blockList.indexOf(blocks.gallery)}`);
    await expect.poll(() => gallery.dataset.firstStep).toBe('Choose pictures');
    for (const [index, { label, firstStep }] of blockList.entries()) {
      const element = block(page, `fresh${index}`);
      expect(element.getBoundingClientRect().height, label).toBeGreaterThan(0);
      if (element.childElementCount > 0) continue;
      const { content } = getComputedStyle(element, '::before');
      expect(content).toContain(label);
      expect(content).toContain(firstStep);
      expect(element.getBoundingClientRect().height, label).toBeGreaterThan(60);
      expect(element.getAttribute('aria-label')).toBe(`${label}: ${firstStep}`);
    }
  });

  it('is not there as visitors see the page', async () => {
    const { page, channel } = await open(fresh([blocks.gallery]));
    await expect.poll(() => block(page, 'fresh0').dataset.firstStep).toBe('Choose pictures');
    channel.post({ kind: 'mode', mode: 'preview' });
    await expect.poll(() => block(page, 'fresh0').getBoundingClientRect().height).toBe(0);
  });
});
