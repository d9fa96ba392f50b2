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

it('shows its text on hover and hides when the mouse leaves (TIP-01)', async () => {
  vi.useRealTimers();
  add();
  await userEvent.hover(button());
  await expect.poll(isShown).toBe(true);
  await expect.element(page.getByRole('tooltip')).toHaveTextContent(text);
  await userEvent.hover(document.querySelector('#before')!);
  await expect.poll(isShown).toBe(false);
});

it('appears after 1200 ms of hover (TIP-02)', () => {
  add();
  point('pointerenter');
  vi.advanceTimersByTime(1199);
  expect(isShown()).toBe(false);
  vi.advanceTimersByTime(1);
  expect(isShown()).toBe(true);
});

it('is 250 px wide, and narrower in a small window (TIP-03)', async () => {
  add();
  rest();
  expect(tip().offsetWidth).toBe(250);
  await page.viewport(260, 600);
  expect(tip().offsetWidth).toBe(220);
});

it('is 15 px from the latest mouse position when it appears (TIP-04)', () => {
  add();
  point('pointerenter');
  point('pointermove', { x: 140, y: 210 });
  vi.advanceTimersByTime(delayMs);
  const { left, top } = tip().getBoundingClientRect();
  expect([left, top]).toEqual([155, 225]);
});

it('is positioned before the mouse in a right-to-left page', () => {
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
])('with the mouse at %i, %i respects the margin of 20 px (TIP-05)', (x, y) => {
  add();
  rest({ x, y });
  const { left, right, top, bottom } = tip().getBoundingClientRect();
  expect(left).toBeGreaterThanOrEqual(20);
  expect(right).toBeLessThanOrEqual(780);
  expect(top).toBeGreaterThanOrEqual(20);
  expect(bottom).toBeLessThanOrEqual(580);
});

describe('on keyboard focus', () => {
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

  it('stops propagation of Escape only while it is shown', async () => {
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

  it('appears immediately when its element already has focus', async () => {
    document.querySelector<HTMLElement>('#before')!.focus();
    await userEvent.keyboard('{Tab}');
    add();
    expect(isShown()).toBe(true);
  });

  it('hides when its element loses focus', async () => {
    add();
    document.querySelector<HTMLElement>('#before')!.focus();
    await userEvent.keyboard('{Tab}');
    await userEvent.keyboard('{Shift>}{Tab}{/Shift}');
    expect(isShown()).toBe(false);
  });

  it('closes on Escape without closing the dialog around it', async () => {
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

  it('registers with an Escape manager only while it is shown', () => {
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

it('stays visible while the mouse is over it and hides when the mouse leaves', () => {
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

it('hides when its element is pressed and is not shown by the resulting focus', async () => {
  add();
  rest();
  point('pointerdown');
  expect(isShown()).toBe(false);
  vi.useRealTimers();
  await userEvent.click(button());
  expect(document.activeElement).toBe(button());
  expect(isShown()).toBe(false);
});

it('does not appear on touch', () => {
  add();
  point('pointerenter', { pointerType: 'touch' });
  vi.advanceTimersByTime(delayMs);
  expect(isShown()).toBe(false);
});

it('hides or does not appear when its element is removed', () => {
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

it('preserves other aria-describedby values when added and removed', () => {
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

it('fades in and has a reduced-motion rule without transition', () => {
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
