import './toast.css';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { page } from 'vitest/browser';
import { showToast } from './show-toast.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
  document.body.replaceChildren();
});

const texts = () => [...document.querySelectorAll('.toast')].map((toast) => toast.textContent);

it('is shown for 2000 ms at the top right, then removed (TOAST-01)', () => {
  showToast('Saved', { window });
  const { top, right } = document.querySelector('.toast')!.getBoundingClientRect();
  expect([top, document.documentElement.clientWidth - right]).toEqual([16, 16]);
  vi.advanceTimersByTime(1999);
  expect(texts()).toEqual(['Saved']);
  vi.advanceTimersByTime(1);
  expect(texts()).toEqual([]);
});

it('is rendered above all overlays with a z-index of 30000 (UI-15)', () => {
  document.body.innerHTML = '<div style="position: fixed; inset: 0; z-index: 29999"></div>';
  showToast('Saved', { window });
  const layer = document.querySelector<HTMLElement>('.toasts')!;
  expect(getComputedStyle(layer).zIndex).toBe('30000');
  layer.style.pointerEvents = 'auto';
  const { x, y } = document.querySelector('.toast')!.getBoundingClientRect();
  expect(document.elementFromPoint(x + 8, y + 8)?.className).toBe('toast');
});

it('is announced to screen readers without taking focus or pointer events', () => {
  document.body.innerHTML = '<button id="below">Below</button>';
  document.querySelector('button')!.focus();
  showToast('Saved', { window });
  expect(page.getByRole('status').element().textContent).toBe('Saved');
  expect(document.activeElement?.id).toBe('below');
  expect(getComputedStyle(document.querySelector('.toasts')!).pointerEvents).toBe('none');
});

it('shows several toasts in order and removes each after its own timeout', () => {
  showToast('One', { window });
  vi.advanceTimersByTime(1000);
  const takeAway = showToast('Two', { window });
  showToast('Three', { window });
  expect(texts()).toEqual(['One', 'Two', 'Three']);
  takeAway();
  vi.advanceTimersByTime(1000);
  expect(texts()).toEqual(['Three']);
  vi.advanceTimersByTime(1000);
  expect(texts()).toEqual([]);
});
