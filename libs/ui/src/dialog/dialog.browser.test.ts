import './dialog.css';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import type { DialogStyle } from './dialog-style.ts';
import { openDialog, type Dialog, type DialogHost } from './dom/open-dialog.ts';
import { longestHideMs, type DialogEvent, type DialogOptions } from './options.ts';

let opened: Dialog | undefined;
const element = () => document.querySelector<HTMLElement>('.dialog');
const opener = () => document.querySelector<HTMLElement>('#opener')!;
const role = (name: 'dialog' | 'alertdialog') => page.getByRole(name, { name: 'Delete' });
const buttons = () =>
  [...document.querySelectorAll('.dialog button')].map((button) => button.textContent);

function open(options: Partial<DialogOptions> = {}, host: Partial<DialogHost> = {}) {
  const events: DialogEvent[] = [];
  opened = openDialog(
    {
      style: 'confirm-or-cancel',
      title: 'Delete',
      message: 'Delete this page?',
      onEvent: (event) => events.push(event),
      ...options,
    },
    { window, ...host },
  );
  return events;
}

beforeEach(() => {
  document.body.innerHTML = '<button id="opener">Delete…</button><button>Other</button>';
  opener().focus();
});
afterEach(async () => {
  opened?.hide();
  await vi.waitUntil(() => element() === null);
  document.body.replaceChildren();
});

it('is an alert with a title, a message and one button (DIALOG-01)', async () => {
  open({ style: 'alert' });
  await expect.element(role('alertdialog')).toHaveAccessibleDescription('Delete this page?');
  expect(buttons()).toEqual(['OK']);
});

it('opens an information dialog with a title, a message and a close button (DIALOG-02)', async () => {
  open({ style: 'information' });
  await expect.element(role('dialog')).toHaveAccessibleDescription('Delete this page?');
  expect(document.querySelector('.dialog-buttons')).toBeNull();
  await page.getByRole('button', { name: 'Close' }).click();
  await expect.poll(element).toBeNull();
});

describe.each<[DialogStyle, readonly string[]]>([
  ['confirm-or-reject', ['No', 'OK']],
  ['confirm-or-cancel', ['Cancel', 'OK']],
])('the style %s', (style, expected) => {
  it('has its two buttons (DIALOG-03, DIALOG-04)', () => {
    open({ style });
    expect(buttons()).toEqual(expected);
  });
});

it('has only a confirm button with confirm-only, and no button with no-buttons (DIALOG-05, DIALOG-06)', async () => {
  open({ style: 'confirm-only' });
  expect(buttons()).toEqual(['OK']);
  opened?.hide();
  await expect.poll(element).toBeNull();
  open({ style: 'no-buttons' });
  expect(buttons()).toEqual([]);
});

it.each([
  ['confirm-or-reject', 'No', 'reject'],
  ['confirm-or-reject', 'OK', 'confirm'],
  ['confirm-or-cancel', 'Cancel', 'cancel'],
] as const)(
  'with the style %s emits the event for %s once and is destroyed (DIALOG-09)',
  async (style, name, event) => {
    const events = open({ style });
    await page.getByRole('button', { name }).click();
    await expect.poll(() => events).toEqual(['show', event, 'hide']);
    expect(element()).toBeNull();
  },
);

it('has no description without a message', () => {
  open({ message: undefined });
  expect(document.querySelector('.dialog-message')).toBeNull();
  expect(element()!.hasAttribute('aria-describedby')).toBe(false);
});

it('uses custom labels', () => {
  open({ labels: { confirm: 'Delete', cancel: 'Keep' } });
  expect(buttons()).toEqual(['Keep', 'Delete']);
});

it('is canceled by a click on the overlay, but not by a pointerdown in its panel (DIALOG-10)', async () => {
  const events = open();
  document
    .querySelector('.dialog-message')!
    .dispatchEvent(new PointerEvent('pointerdown', { bubbles: true }));
  expect(events).toEqual(['show']);
  await userEvent.click(element()!, { position: { x: 5, y: 5 } });
  await expect.poll(() => events).toEqual(['show', 'cancel', 'hide']);
});

it('is canceled by Escape, with an Escape manager and without (DIALOG-11)', async () => {
  const alone = open();
  await userEvent.keyboard('{Escape}');
  await expect.poll(() => alone).toEqual(['show', 'cancel', 'hide']);

  const unregister = vi.fn<() => void>();
  const register = vi.fn<NonNullable<DialogHost['registerEscape']>>(() => unregister);
  const managed = open({}, { registerEscape: register });
  register.mock.calls[0]![0].close();
  await expect.poll(() => managed).toEqual(['show', 'cancel', 'hide']);
  expect(unregister).toHaveBeenCalledOnce();
});

it('hides on its own transitionend event and ignores that of a child element (DIALOG-12)', () => {
  const events = open();
  opened?.hide();
  const ends = () => new TransitionEvent('transitionend', { bubbles: true });
  document.querySelector('.dialog-button')!.dispatchEvent(ends());
  expect(events).toEqual(['show']);
  element()!.dispatchEvent(ends());
  expect(events).toEqual(['show', 'hide']);
});

it('starts a CSS transition when hidden', async () => {
  open();
  // At the start of its fade-in there would be nothing to fade out.
  await expect.poll(() => Number(getComputedStyle(element()!).opacity)).toBeGreaterThan(0);
  opened?.hide();
  expect(
    element()!
      .getAnimations()
      .map((each) => each instanceof CSSTransition),
  ).toContain(true);
});

it('hides after a timeout of 600 ms when there is no transition (DIALOG-12)', async () => {
  const events = open();
  element()!.style.transition = 'none';
  const timers = vi.spyOn(window, 'setTimeout');
  opened?.hide();
  expect(timers).toHaveBeenCalledWith(expect.any(Function), longestHideMs);
  timers.mockRestore();
  await expect.poll(() => events, { timeout: 2000 }).toEqual(['show', 'hide']);
  expect(longestHideMs).toBe(600);
});

it('is modal, traps focus and returns it to the opener (DIALOG-13)', async () => {
  open();
  expect(element()!.getAttribute('aria-modal')).toBe('true');
  await expect.element(page.getByRole('button', { name: 'Cancel' })).toHaveFocus();
  for (let step = 0; step < 4; step++) {
    // oxlint-disable-next-line no-await-in-loop
    await userEvent.keyboard('{Tab}');
    expect(
      document.activeElement === document.body || element()!.contains(document.activeElement),
    ).toBe(true);
  }
  opened?.hide();
  await expect.poll(element).toBeNull();
  expect(document.activeElement).toBe(opener());
});

it('returns focus to the given opener, not to the previously focused element', async () => {
  const other = document.querySelector<HTMLElement>('#opener + button')!;
  open({}, { opener: other });
  opened?.hide();
  await expect.poll(element).toBeNull();
  expect(document.activeElement).toBe(other);
});

it('is 350 px wide with a padding of 20 px, and narrower in a small window (DIALOG-14)', async () => {
  open();
  const panel = document.querySelector<HTMLElement>('.dialog-panel')!;
  expect(panel.offsetWidth).toBe(350);
  expect(getComputedStyle(panel).padding).toBe('20px');
  await page.viewport(320, 600);
  expect(panel.offsetWidth).toBe(288);
  await page.viewport(414, 896);
});

it('has the class squarespace-managed-ui (DIALOG-15)', () => {
  open();
  expect(element()!.classList.contains('squarespace-managed-ui')).toBe(true);
});
