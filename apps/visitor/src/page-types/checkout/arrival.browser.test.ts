import { afterEach, expect, it } from 'vitest';
import { checkoutMain } from '../../testing/checkout-main.ts';
import { renderTestPage } from '../../testing/mount-page.ts';

interface LayoutShift extends PerformanceEntry {
  readonly value: number;
}

/** The phone that pages are judged on. */
const phone = { width: 412, height: 823 } as const;
const desk = { width: 1280, height: 823 } as const;

const html = renderTestPage(checkoutMain());

const painted = (view: Window) =>
  new Promise<void>((resolve) =>
    view.requestAnimationFrame(() => view.requestAnimationFrame(() => setTimeout(resolve, 50))),
  );

afterEach(() => document.body.replaceChildren());

it.each([
  ['a phone', phone],
  ['a desk', desk],
])('has no layout shift on %s while the page is streamed', async (_, size) => {
  const frame = document.createElement('iframe');
  Object.assign(frame.style, { position: 'fixed', inset: 0, border: 0 });
  Object.assign(frame, size);
  document.body.append(frame);
  const view = frame.contentWindow as Window & typeof globalThis;
  const shifts: number[] = [];
  const pieces = html.split(/(?=<(?:header|main|h1|form|fieldset|aside|ul|li|dl|footer)[ >])/);
  expect(pieces.length).toBeGreaterThan(8);
  view.document.open();
  new view.PerformanceObserver((list) => {
    for (const { value } of list.getEntries() as LayoutShift[]) shifts.push(value);
  }).observe({ type: 'layout-shift', buffered: true });
  for (const piece of pieces) {
    view.document.write(piece);
    await painted(view);
  }
  view.document.close();
  await painted(view);
  expect(view.document.querySelector('.checkout-summary')).not.toBeNull();
  expect(shifts.filter((value) => value > 0.001)).toStrictEqual([]);
});
