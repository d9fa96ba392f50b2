import { expect, it, vi } from 'vitest';
import { waitForTrigger } from './popup-trigger.ts';

/** A window of 719 px on a page of 2,001 px, as a browser at 150 % measures it: its end is at 1281.33. */
function zoomedWindow() {
  const view = Object.assign(new EventTarget(), {
    scrollY: 0,
    innerHeight: 719,
    document: {
      documentElement: { scrollHeight: 2001 },
      querySelector: () => null,
      activeElement: null,
    },
    setTimeout,
    clearTimeout,
  });
  const scrollTo = (scrollY: number) => {
    view.scrollY = scrollY;
    view.dispatchEvent(new Event('scroll'));
  };
  return { view: view as unknown as Window & typeof globalThis, scrollTo };
}

it('fires once at the end of a zoomed page, before its rounded height (POPUP-11)', () => {
  const open = vi.fn<() => void>();
  const { view, scrollTo } = zoomedWindow();
  waitForTrigger({ kind: 'scroll', percent: 100 }, view, open);
  scrollTo(1275);
  expect(open).not.toHaveBeenCalled();
  scrollTo(1281.333);
  expect(open).toHaveBeenCalledOnce();
  scrollTo(1281.333);
  expect(open).toHaveBeenCalledOnce();
});
