import { blockList, blocks, type BlockDefinition } from '@sitewright/blocks/schema';
import type { PageDocument } from '@sitewright/contracts/entities';
import { createDocument, createSection } from '@sitewright/page-model';
import { afterEach, describe, expect, it } from 'vitest';
import { openFramedPage, type FramedPage } from '../fake-api/framed-page.ts';
import { sampleDocument } from '../fake-api/sample.ts';
import { newBlock } from '../features/editor/sections/new-block.ts';
import { block, frames, overlay, said, style } from './framed-canvas.fixture.ts';
import type { DocumentPart } from './protocol.ts';

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

describe('the framed page', () => {
  it('replaces the server-rendered sections with client-rendered ones', async () => {
    const { page } = await open();
    expect(page.querySelector('[data-section="served"]')).toBeNull();
    expect(page.querySelector('main h1')?.textContent).toBe('Coffee by the water');
    expect(page.querySelectorAll('main [data-section]')).toHaveLength(2);
  });

  it('renders an edit within one frame without rerendering other blocks', async () => {
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

  it('makes each block focusable with an accessible name and its content inert', async () => {
    const { page } = await open();
    const title = block(page, 'title');
    expect(title.tabIndex).toBe(0);
    expect(title.getAttribute('aria-label')).toBe('Heading: Coffee by the water');
    expect((title.firstElementChild as HTMLElement).inert).toBe(true);
  });

  it('removes tab stops in preview mode and reports clicks on links as navigation', async () => {
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

  it('renders only the footer as editable when the footer is edited', async () => {
    const { page } = await open(sampleDocument(), 1200, 'footer');
    expect(page.querySelectorAll('footer [data-section]')).toHaveLength(2);
    expect(page.querySelector('[data-section="foot"]')).toBeNull();
    expect(page.querySelector('main')?.textContent).toContain('Served');
  });

  it('offers to add a section on an empty page', async () => {
    const framed = await open(createDocument());
    await frames(framed.page, 4);
    overlay(framed.page).querySelector<HTMLElement>('.empty button')?.click();
    await expect
      .poll(() => said(framed, 'pickSection'))
      .toEqual([{ kind: 'pickSection', index: 0 }]);
  });

  it('offers to add a section above the products of a page without covering them', async () => {
    opened = await openFramedPage(createDocument(), {
      style,
      content: '<section id="products" style="height:300px">Products</section>',
    });
    const { page } = opened;
    const hint = () => overlay(page).querySelector<HTMLElement>('.empty');
    await expect.poll(() => hint()?.textContent).toContain('Sections that you add appear here.');
    const products = page.querySelector('#products') as HTMLElement;
    const bottom = () => hint()?.getBoundingClientRect().bottom;
    await expect.poll(bottom).toBe(products.getBoundingClientRect().top);
    hint()?.querySelector('button')?.click();
    await expect.poll(() => said(opened!, 'pickSection')).toHaveLength(1);
    opened.channel.post({ kind: 'mode', mode: 'preview' });
    await expect.poll(hint).toBeNull();
    expect(page.querySelector('main')?.style.borderBlockStart).toBe('');
  });
});

describe('inline text editing', () => {
  const write = (page: Document, text: string) => page.execCommand('insertText', false, text);

  it('changes a heading and ends editing on Enter', async () => {
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

  it('stores rich text as a document tree and groups successive typing into one gesture', async () => {
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

it('forwards keys to the shell and prevents the browser default of editing keys', async () => {
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

describe('an empty block', () => {
  /** A page with a section for each of these, as it is when it was just added. */
  const fresh = (definitions: readonly BlockDefinition[]) =>
    createDocument(
      definitions.map((definition, index) =>
        createSection(`part${index}`, [
          newBlock(definition, `fresh${index}`, { column: 1, row: 1, ...definition.size }),
        ]),
      ),
    );

  it('shows its label and the first step', async () => {
    const { page } = await open(fresh(blockList));
    const gallery = block(page, `fresh${blockList.indexOf(blocks.gallery)}`);
    await expect.poll(() => gallery.dataset.firstStep).toBe('Choose images');
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

  it('has no height in preview mode', async () => {
    const { page, channel } = await open(fresh([blocks.gallery]));
    await expect.poll(() => block(page, 'fresh0').dataset.firstStep).toBe('Choose images');
    channel.post({ kind: 'mode', mode: 'preview' });
    await expect.poll(() => block(page, 'fresh0').getBoundingClientRect().height).toBe(0);
  });
});
