import './tooltip.css';
import { afterEach, beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { addTooltip, type TooltipHost } from './dom/add-tooltip.ts';
import { tooltipMeasures } from './options.ts';

const { delayMs, graceMs } = tooltipMeasures;
const text = 'Publishes all pages that have changed.';
const tip = () => document.querySelector<HTMLElement>('.tooltip')!;
const button = () => document.querySelector<HTMLElement>('#publish')!;
const isShown = () => tip().matches(':popover-open');
const removals: (() => void)[] = [];
const add = (host: Partial<TooltipHost> = {}) =>
  removals.push(addTooltip(button(), text, { window, ...host }));

/** Simulates hover, because a real mouse may move. */
const point = (
  type: 'pointerenter' | 'pointerleave' | 'pointermove' | 'pointerdown',
  { on = button(), x = 100, y = 200, pointerType = 'mouse' } = {},
) =>
  on.dispatchEvent(new PointerEvent(type, { clientX: x, clientY: y, pointerType, bubbles: true }));
const rest = (at: { readonly x?: number; readonly y?: number } = {}) => {
  point('pointerenter', at);
  vi.advanceTimersByTime(delayMs);
};

beforeEach(async () => {
  await page.viewport(800, 600);
  document.body.innerHTML = `
    <button id="before">Before</button>
    <button id="publish" style="margin: 150px 60px">Publish</button>`;
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
});
afterEach(async () => {
  for (const remove of removals.splice(0)) remove();
  vi.useRealTimers();
  document.body.replaceChildren();
  document.body.removeAttribute('dir');
  await page.viewport(414, 896);
});

it('shows its text under a real mouse, and hides when that leaves (TIP-01)', async () => {
  vi.useRealTimers();
  add();
  await userEvent.hover(button());
  await expect.poll(isShown).toBe(true);
  await expect.element(page.getByRole('tooltip')).toHaveTextContent(text);
  await userEvent.hover(document.querySelector('#before')!);
  await expect.poll(isShown).toBe(false);
});

it('appears after the mouse has been there for 1200 ms (TIP-02)', () => {
  add();
  point('pointerenter');
  vi.advanceTimersByTime(1199);
  expect(isShown()).toBe(false);
  vi.advanceTimersByTime(1);
  expect(isShown()).toBe(true);
});

it('is 250 pixels wide, and narrower where the window is (TIP-03)', async () => {
  add();
  rest();
  expect(tip().offsetWidth).toBe(250);
  await page.viewport(260, 600);
  expect(tip().offsetWidth).toBe(220);
});

it('is 15 pixels from where the mouse is when it appears (TIP-04)', () => {
  add();
  point('pointerenter');
  point('pointermove', { x: 140, y: 210 });
  vi.advanceTimersByTime(delayMs);
  const { left, top } = tip().getBoundingClientRect();
  expect([left, top]).toEqual([155, 225]);
});

it('stands before the mouse where people read from right to left', () => {
  document.body.dir = 'rtl';
  add();
  rest({ x: 500, y: 200 });
  expect(tip().getBoundingClientRect().right).toBe(485);
  expect(getComputedStyle(tip()).direction).toBe('rtl');
});

it.each([
  [790, 300],
  [790, 590],
  [2, 590],
])('with the mouse at %i, %i keeps 20 pixels from the edges (TIP-05)', (x, y) => {
  add();
  rest({ x, y });
  const { left, right, top, bottom } = tip().getBoundingClientRect();
  expect(left).toBeGreaterThanOrEqual(20);
  expect(right).toBeLessThanOrEqual(780);
  expect(top).toBeGreaterThanOrEqual(20);
  expect(bottom).toBeLessThanOrEqual(580);
});

describe('by the keyboard', () => {
  it('appears on focus, hides on Escape, and describes its element (TIP-06)', async () => {
    add();
    expect(button().getAttribute('aria-describedby')).toBe(tip().id);
    await expect
      .element(page.getByRole('button', { name: 'Publish' }))
      .toHaveAccessibleDescription(text);
    document.querySelector<HTMLElement>('#before')!.focus();
    await userEvent.keyboard('{Tab}');
    expect(document.activeElement).toBe(button());
    expect(isShown()).toBe(true);
    expect(tip().getBoundingClientRect().top).toBe(button().getBoundingClientRect().bottom + 15);
    await userEvent.keyboard('{Escape}');
    expect(isShown()).toBe(false);
    expect(document.activeElement).toBe(button());
  });

  it('keeps Escape from everything else while it is shown, and only then', async () => {
    const heard = vi.fn<(event: KeyboardEvent) => void>();
    document.addEventListener('keydown', heard);
    onTestFinished(() => document.removeEventListener('keydown', heard));
    add();
    document.querySelector<HTMLElement>('#before')!.focus();
    await userEvent.keyboard('{Tab}');
    heard.mockClear();
    await userEvent.keyboard('{Escape}');
    expect([isShown(), heard.mock.calls.length]).toEqual([false, 0]);
    await userEvent.keyboard('{Escape}');
    expect(heard).toHaveBeenCalledOnce();
  });

  it('appears at once where the focus was there before it', async () => {
    document.querySelector<HTMLElement>('#before')!.focus();
    await userEvent.keyboard('{Tab}');
    add();
    expect(isShown()).toBe(true);
  });

  it('goes with the focus', async () => {
    add();
    document.querySelector<HTMLElement>('#before')!.focus();
    await userEvent.keyboard('{Tab}');
    await userEvent.keyboard('{Shift>}{Tab}{/Shift}');
    expect(isShown()).toBe(false);
  });

  it('leaves a dialog open whose element it describes: one press, one effect', async () => {
    document.body.innerHTML = '<dialog><button id="publish">Publish</button></dialog>';
    const dialog = document.querySelector('dialog')!;
    add();
    dialog.showModal();
    await userEvent.keyboard('{Tab}{Shift>}{Tab}{/Shift}');
    button().focus();
    expect([dialog.contains(tip()), isShown()]).toEqual([true, true]);
    await userEvent.keyboard('{Escape}');
    expect([isShown(), dialog.open]).toEqual([false, true]);
  });

  it('leaves Escape to its manager, as long as it is shown', () => {
    const unregister = vi.fn<() => void>();
    const registerEscape = vi.fn<NonNullable<TooltipHost['registerEscape']>>(() => unregister);
    add({ registerEscape });
    expect(registerEscape).not.toHaveBeenCalled();
    rest();
    registerEscape.mock.calls[0]![0].close();
    expect(isShown()).toBe(false);
    expect(unregister).toHaveBeenCalledOnce();
  });
});

it('can be reached by the mouse, and goes when that has left both', () => {
  add();
  rest();
  point('pointerleave');
  vi.advanceTimersByTime(graceMs - 1);
  point('pointerenter', { on: tip() });
  vi.advanceTimersByTime(10_000);
  expect(isShown()).toBe(true);
  point('pointerleave', { on: tip() });
  vi.advanceTimersByTime(graceMs);
  expect(isShown()).toBe(false);
});

it('goes when its element is pressed, and takes that focus for no question', async () => {
  add();
  rest();
  point('pointerdown');
  expect(isShown()).toBe(false);
  vi.useRealTimers();
  await userEvent.click(button());
  expect(document.activeElement).toBe(button());
  expect(isShown()).toBe(false);
});

it('does not come by a finger', () => {
  add();
  point('pointerenter', { pointerType: 'touch' });
  vi.advanceTimersByTime(delayMs);
  expect(isShown()).toBe(false);
});

it('goes when its element has left the page', () => {
  add();
  rest();
  const element = button();
  element.remove();
  point('pointermove', { on: document.body });
  expect(isShown()).toBe(false);
  document.body.append(element);
  point('pointerenter');
  element.remove();
  vi.advanceTimersByTime(delayMs);
  expect(isShown()).toBe(false);
});

it('stands beside other descriptions and leaves them when it is taken back', () => {
  button().setAttribute('aria-describedby', 'price note');
  add();
  expect(button().getAttribute('aria-describedby')).toBe(`price note ${tip().id}`);
  rest();
  removals.pop()?.();
  expect(button().getAttribute('aria-describedby')).toBe('price note');
  expect(document.querySelector('.tooltip')).toBeNull();
  button().removeAttribute('aria-describedby');
  add();
  removals.pop()?.();
  expect(button().hasAttribute('aria-describedby')).toBe(false);
});

it('fades in, and not where less motion is wanted', () => {
  add();
  rest();
  expect(tip().getAnimations()).toHaveLength(1);
  const sheets = [...document.styleSheets].flatMap((sheet) => [...sheet.cssRules]);
  const still = sheets.find(
    (rule) =>
      rule instanceof CSSMediaRule &&
      rule.conditionText.includes('reduced-motion') &&
      rule.cssText.includes('.tooltip'),
  );
  expect(still?.cssText).toContain('transition: none');
});
