import { sectionStyle } from '@sitewright/blocks/view';
import { afterEach, expect, it } from 'vitest';
import { openFramedPage, type FramedPage } from '../fake-api/framed-page.ts';
import { sampleDocument } from '../fake-api/sample.ts';
import type { CanvasMessage } from './protocol.ts';

const style = `body{margin:0}:root{--gap:16px;--page-width:1200px;--section-padding:40px;--page-padding:20px}${sectionStyle}`;

let opened: FramedPage | undefined;
afterEach(() => opened?.close());

type Said<Kind extends CanvasMessage['kind']> = Extract<CanvasMessage, { kind: Kind }>;

/** The page with a block's text being written. */
async function openText(sectionId: string, blockId: string) {
  opened = await openFramedPage(sampleDocument(), { style, widthPx: 1200 });
  const { page, channel, heard } = opened;
  channel.post({ kind: 'select', selection: { sectionId, blockId }, reveal: false });
  channel.post({ kind: 'editText' });
  const editor = () => page.querySelector<HTMLElement>('[data-canvas-editor]');
  await expect.poll(editor, { timeout: 8000 }).not.toBeNull();
  await expect.poll(() => editor()?.contains(page.activeElement)).toBe(true);
  const view = page.defaultView as Window & typeof globalThis;
  const host = page.querySelector('[data-canvas-overlay]');
  return {
    page,
    channel,
    editor,
    said: <Kind extends CanvasMessage['kind']>(kind: Kind) =>
      heard.filter((message): message is Said<Kind> => message.kind === kind),
    write: (text: string) => page.execCommand('insertText', false, text),
    press: (key: string) =>
      editor()?.dispatchEvent(
        new view.KeyboardEvent('keydown', { key, bubbles: true, cancelable: true }),
      ),
    problem: () => host?.shadowRoot?.querySelector<HTMLElement>('.problem') ?? null,
    clickBeside: () =>
      page
        .querySelector('[data-block="visit"]')
        ?.dispatchEvent(
          new view.PointerEvent('pointerdown', { bubbles: true, cancelable: true, button: 0 }),
        ),
  };
}

it('rejects an insertion of 3,000 characters into a heading, reports the limit and keeps the text', async () => {
  const { editor, write, said } = await openText('welcome', 'title');
  write('a'.repeat(3000));
  await expect.poll(() => said('limit').length).toBe(1);
  expect(said('limit')[0]?.text).toBe(
    'This text can have 300 characters. This would make it 3,000, so nothing was added.',
  );
  expect(editor()?.textContent).toBe('Coffee by the water');
  expect(said('operations')).toEqual([]);
});

it('accepts text up to the maximum length of a heading and rejects one more character', async () => {
  const { editor, write, said } = await openText('welcome', 'title');
  write('a'.repeat(300));
  expect(editor()?.textContent).toHaveLength(300);
  write('b');
  await expect.poll(() => said('limit').length).toBe(1);
  expect(editor()?.textContent).toBe('a'.repeat(300));
});

it('reverts text from an input method that exceeds the limit', async () => {
  const { page, editor, said } = await openText('welcome', 'title');
  const view = page.defaultView as Window & typeof globalThis;
  const element = editor()!;
  element.textContent = `Coffee by the water${'あ'.repeat(300)}`;
  element.dispatchEvent(new view.InputEvent('input', { bubbles: true, isComposing: true }));
  element.dispatchEvent(new view.CompositionEvent('compositionend', { bubbles: true }));
  expect(element.textContent).toBe('Coffee by the water');
  await expect.poll(() => said('limit').length).toBe(1);
});

it('rejects a paste of ten megabytes into a paragraph and keeps its text', async () => {
  const { page, editor, said } = await openText('about', 'story');
  const view = page.defaultView as Window & typeof globalThis;
  const clipboardData = new view.DataTransfer();
  clipboardData.setData('text/plain', 'a'.repeat(10_000_000));
  page.activeElement?.dispatchEvent(
    new view.ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }),
  );
  await expect.poll(() => said('limit')[0]?.text).toContain('200,000 characters');
  expect(editor()?.textContent).toBe('Three generations behind one counter.');
  expect(said('operations')).toEqual([]);
});

it('keeps rejected text in the editor on Escape, Enter and outside clicks until it is discarded', async () => {
  const { channel, editor, write, said, press, problem, clickBeside } = await openText(
    'welcome',
    'title',
  );
  write('Cake by the water');
  await expect.poll(() => said('operations').length).toBe(1);
  const { gesture } = said('operations')[0]!;
  channel.post({ kind: 'rejected', gesture, text: 'Heading, Text: Please enter a text.' });
  await expect.poll(() => problem()?.textContent).toContain('Not saved. Heading, Text');

  press('Escape');
  press('Enter');
  clickBeside();
  expect(editor()?.textContent).toBe('Cake by the water');
  expect(said('editingText').at(-1)?.blockId).toBe('title');

  problem()?.querySelector('button')?.click();
  expect(editor()).toBeNull();
  await expect
    .poll(() => said('discardedText'))
    .toEqual([{ kind: 'discardedText', blockId: 'title', property: 'text' }]);
});

it('keeps rejected text after another edit of its block or an undo', async () => {
  const { channel, editor, write, said, problem } = await openText('welcome', 'title');
  write('Cake');
  await expect.poll(() => said('operations').length).toBe(1);
  const { gesture, operations } = said('operations')[0]!;
  channel.post({ kind: 'rejected', gesture, text: 'No.' });
  await expect.poll(problem).not.toBeNull();
  const [operation] = operations as [Extract<(typeof operations)[number], { kind: 'setProps' }>];
  for (const props of [{ level: 3 }, { text: 'Coffee by the water' }]) {
    channel.post({ kind: 'operation', operation: { ...operation, props } });
    await new Promise((resolve) => void setTimeout(resolve, 100));
    expect(problem()?.textContent).toContain('No.');
    expect(editor()?.textContent).toBe('Cake');
  }
});

it('can be closed again once the text is stored', async () => {
  const { channel, editor, write, said, press, problem } = await openText('welcome', 'title');
  write('Cake');
  await expect.poll(() => said('operations').length).toBe(1);
  const { gesture, operations } = said('operations')[0]!;
  channel.post({ kind: 'rejected', gesture, text: 'No.' });
  await expect.poll(problem).not.toBeNull();
  channel.post({ kind: 'operation', operation: operations[0]! });
  await expect.poll(problem).toBeNull();
  press('Escape');
  expect(editor()).toBeNull();
});

it('closes the editor when the shell discards the text', async () => {
  const { channel, editor, write, said } = await openText('welcome', 'title');
  write('Cake');
  await expect.poll(() => said('operations').length).toBe(1);
  channel.post({ kind: 'rejected', gesture: said('operations')[0]!.gesture, text: 'No.' });
  channel.post({ kind: 'discardText' });
  await expect.poll(editor).toBeNull();
});
