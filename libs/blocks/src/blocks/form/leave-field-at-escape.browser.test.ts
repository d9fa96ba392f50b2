import { afterEach, expect, it } from 'vitest';
import { userEvent } from 'vitest/browser';
import { leaveFieldAtEscape } from './leave-field-at-escape.ts';

const fields = '<input><textarea></textarea><select><option>One</option></select>';
let controller = new AbortController();

/** Renders a form and returns a listener for Escape outside of it. */
function draw(markup: string) {
  controller = new AbortController();
  document.body.innerHTML = markup;
  leaveFieldAtEscape(document.querySelector('form')!, controller.signal);
  const heard: boolean[] = [];
  document.addEventListener('keydown', (event) => heard.push(event.defaultPrevented), controller);
  const focus = (selector: string) => document.querySelector<HTMLElement>(selector)!.focus();
  return { heard, focus };
}

afterEach(() => {
  controller.abort();
  document.body.replaceChildren();
});

it.each(['input', 'textarea', 'select'])(
  'blurs the %s on the first Escape and ignores the second (ESC-11)',
  async (field) => {
    const { heard, focus } = draw(`<form>${fields}</form>`);
    focus(field);
    await userEvent.keyboard('{Escape}');
    expect(document.activeElement).toBe(document.body);
    await userEvent.keyboard('{Escape}');
    expect(heard).toEqual([true, false]);
  },
);

it.each([
  ['a button', '<form><button type="button">Send</button></form>', 'button', '{Escape}'],
  ['a field of a dialog', `<dialog open><form>${fields}</form></dialog>`, 'input', '{Escape}'],
])('ignores %s', async (_what, markup, selector, keys) => {
  const { heard, focus } = draw(markup);
  focus(selector);
  await userEvent.keyboard(keys);
  expect(heard).toEqual([false]);
  expect(document.activeElement).toBe(document.querySelector(selector));
});

it('ignores Shift+Escape', async () => {
  const { heard, focus } = draw(`<form>${fields}</form>`);
  focus('input');
  await userEvent.keyboard('{Shift>}{Escape}{/Shift}');
  expect(heard).toEqual([false, false]);
});
