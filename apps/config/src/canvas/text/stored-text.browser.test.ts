import { documentLimits } from '@sitewright/contracts/limits';
import type { Editor } from '@tiptap/core';
import { afterEach, expect, it, vi } from 'vitest';
import { toRichText } from './to-rich-text.ts';
import { createRichTextEditor } from './create-rich-text-editor.ts';

const editors: Editor[] = [];
afterEach(() => {
  for (const editor of editors.splice(0)) editor.destroy();
  document.body.replaceChildren();
});

function open(value: Parameters<typeof createRichTextEditor>[1] = { type: 'doc', content: [] }) {
  const element = document.createElement('div');
  document.body.append(element);
  const listeners = {
    onChange: vi.fn<(value: unknown) => void>(),
    onRejected: vi.fn<(reason: string) => void>(),
    onUnstorable: vi.fn<() => void>(),
  };
  const editor = createRichTextEditor(element, value, listeners);
  editors.push(editor);
  return { editor, element, ...listeners };
}

function paste(element: HTMLElement, parts: Readonly<Record<string, string>>) {
  const clipboardData = new DataTransfer();
  for (const [type, data] of Object.entries(parts)) clipboardData.setData(type, data);
  element.dispatchEvent(
    new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }),
  );
}

const paragraphs = (count: number) =>
  Array.from({ length: count }, (_, index) => `<p>${index}</p>`).join('');
const list = (levels: number): string =>
  `<ul><li><p>${levels}</p>${levels > 1 ? list(levels - 1) : ''}</li></ul>`;

it.each([
  ['501 paragraphs', paragraphs(501)],
  ['a paragraph of 21,000 characters', `<p>${'a'.repeat(21_000)}</p>`],
  ['lists 12 levels deep', list(12)],
  ['a table', '<table><tr><td>Espresso</td><td>2,50</td></tr><tr><td>Tea</td></tr></table>'],
  ['a list that begins at three', '<ol start="3" type="a"><li>three</li></ol>'],
  ['a list of a numbering that is none', '<ol start="x" type="disc"><li>one</li></ol>'],
  [
    'alignments of other pages',
    '<p data-align="justify" data-size="42">a</p><h2 data-align="left">b</h2>',
  ],
  [
    'an address that is too long',
    `<p><a href="https://example.com/${'a'.repeat(2000)}">link</a></p>`,
  ],
  ['a link to a script', '<p><a href=" JavaScript:alert(1)">link</a></p>'],
  ['every mark at once', '<p><a href="/x"><b><i><u><s><code>a</code></s></u></i></b></a></p>'],
  ['headings of six ranks', '<h1>1</h1><h2>2</h2><h5>5</h5><h6>6</h6>'],
  [
    'code, images and frames',
    '<pre><code>x</code></pre><img src="/a.png"><iframe src="/b"></iframe>',
  ],
  [
    'quotes in quotes and rules',
    '<blockquote><p>a</p><blockquote><p>b</p></blockquote></blockquote><hr>',
  ],
  ['lines and empty paragraphs', '<p>a<br>b</p><p></p><p> </p>'],
])('stores %s exactly as displayed after a paste', (_, html) => {
  const { editor, element, onChange, onRejected, onUnstorable } = open();
  paste(element, { 'text/html': html, 'text/plain': 'x' });
  expect(onUnstorable).not.toHaveBeenCalled();
  expect(onRejected).not.toHaveBeenCalled();
  const stored = onChange.mock.lastCall?.[0] as Parameters<typeof createRichTextEditor>[1];
  const again = open(stored);
  expect(again.element.innerHTML).toBe(element.innerHTML);
  expect(toRichText(again.editor.getJSON())).toEqual(stored);
  expect(editor.isEmpty).toBe(false);
});

it('removes characters that cannot be stored from pasted plain text', () => {
  const { element, onChange } = open();
  paste(element, { 'text/plain': 'one\0\ntwo\ud800' });
  expect(JSON.stringify(onChange.mock.lastCall?.[0])).toMatch(/"one".*"two\ufffd"/);
});

const { textCharacters, textNodes } = documentLimits;

it.each([
  ['10 MB of text', { 'text/plain': 'a'.repeat(10_000_000) }, '200,000', '10,000,000'],
  [
    'a longer text',
    { 'text/html': `<p>${'a'.repeat(textCharacters + 1)}</p>` },
    '200,000',
    '200,013',
  ],
  ['more paragraphs', { 'text/html': paragraphs(textNodes / 2 + 1) }, '10,000', '10,00'],
  ['deeper lists', { 'text/html': list(25) }, '24 levels', '25'],
])('rejects a paste of %s with the limit and keeps the existing text', (_, parts, max, actual) => {
  const stored = {
    type: 'paragraph' as const,
    content: [{ type: 'text' as const, text: 'What I wrote' }],
  };
  const { editor, element, onChange, onRejected } = open({ type: 'doc', content: [stored] });
  paste(element, parts);
  expect(onRejected).toHaveBeenCalledOnce();
  const [reason] = onRejected.mock.lastCall!;
  expect(reason).toContain(max);
  expect(reason).toContain(actual);
  expect(onChange).not.toHaveBeenCalled();
  expect(editor.getText()).toBe('What I wrote');
});

it('rejects a character over the limit and accepts a deletion from a text at the limit', () => {
  const text = 'a'.repeat(textCharacters);
  const { editor, onChange, onRejected } = open({
    type: 'doc',
    content: [{ type: 'paragraph', content: [{ type: 'text', text }] }],
  });
  editor.commands.insertContent('b');
  expect(onRejected).toHaveBeenCalledOnce();
  expect(editor.getText()).toHaveLength(textCharacters);
  editor.commands.deleteRange({ from: 1, to: 11 });
  expect(onChange).toHaveBeenCalledOnce();
  expect(editor.getText()).toHaveLength(textCharacters - 10);
});
