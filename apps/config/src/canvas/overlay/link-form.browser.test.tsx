import { Editor } from '@tiptap/core';
import { expect, it } from 'vitest';
import { userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { richTextExtensions } from '../text/rich-text-extensions.ts';
import { LinkForm } from './link-form.tsx';

async function open(
  content = '<p>Three generations</p>',
  marked?: readonly [from: number, to: number],
) {
  const editor = new Editor({
    extensions: richTextExtensions(() => {}),
    content,
    injectCSS: false,
  });
  if (marked === undefined) editor.commands.selectAll();
  else editor.commands.setTextSelection({ from: marked[0], to: marked[1] });
  const done: number[] = [];
  const screen = await render(<LinkForm editor={editor} onDone={() => done.push(1)} />);
  const field = screen.getByRole('textbox', { name: 'Link URL' });
  const links = () => [...editor.getHTML().matchAll(/href="([^"]*)"/g)].map(([, href]) => href);
  return { editor, screen, field, links, done };
}

it('shows an error for an invalid URL and sets the link once it is valid', async () => {
  const { screen, field, links, done } = await open();
  await expect.element(field).toHaveFocus();
  await userEvent.keyboard('example.com{Enter}');
  const alert = screen.getByRole('alert');
  await expect.element(alert).toBeVisible();
  await expect.element(field).toHaveAccessibleDescription(/Did you mean https:\/\/example\.com\?/);
  await expect.element(field).toHaveAttribute('aria-invalid', 'true');
  await expect.element(field).toHaveFocus();
  expect([links(), done]).toEqual([[], []]);

  await userEvent.fill(field, 'https://example.com');
  await expect.element(alert).not.toBeInTheDocument();
  await userEvent.keyboard('{Enter}');
  await expect.poll(links).toEqual(['https://example.com']);
  expect(done).toEqual([1]);
});

it('does not set a link with a disallowed scheme (LINK-18)', async () => {
  const { screen, field, links } = await open();
  await userEvent.fill(field, 'javascript:alert(1)');
  await userEvent.click(screen.getByRole('button', { name: 'Set link' }));
  await expect
    .element(screen.getByRole('alert'))
    .toHaveTextContent('Links of this kind are not allowed.');
  expect(links()).toEqual([]);
});

it('removes a link regardless of the value in the field', async () => {
  const { screen, field, links, done } = await open('<p><a href="/visit">Visit</a></p>');
  await expect.element(field).toHaveValue('/visit');
  await userEvent.fill(field, 'example.com');
  await userEvent.click(screen.getByRole('button', { name: 'Remove link' }));
  expect([links(), done]).toEqual([[], [1]]);
});

const held = (editor: Editor) =>
  [...editor.view.dom.querySelectorAll('[data-held-selection]')].map((part) => part.textContent);

it('highlights the selected text while the form is open, without changing the content', async () => {
  const { editor, screen, field } = await open('<p>Three generations of bakers</p>', [7, 18]);
  await expect.element(field).toHaveFocus();
  await expect.poll(() => held(editor)).toEqual(['generations']);
  expect(editor.getHTML()).toBe('<p>Three generations of bakers</p>');
  await screen.unmount();
  expect(held(editor)).toEqual([]);
});

it('highlights the whole link around the caret', async () => {
  const { editor } = await open('<p>Come and <a href="/visit">visit us</a></p>', [12, 12]);
  await expect.poll(() => held(editor)).toEqual(['visit us']);
});
