import { expect, it } from 'vitest';
import { halfOfWindow } from './half-of-window.ts';
import { hasMeta } from './lightbox-item.ts';
import { lightboxDefaults, lightboxThemes, lightboxTimings } from './options.ts';

it('defines the default options and themes (LIGHTBOX-11, LIGHTBOX-18)', () => {
  const { labels, historyEntry: _ours, ...options } = lightboxDefaults;

  expect(options).toStrictEqual({
    currentSetIndex: 0,
    speed: 0.6,
    theme: 'dark',
    historyHash: false,
    controls: { previous: true, next: true },
  });
  expect(lightboxThemes).toStrictEqual(['dark', 'light']);
  expect(Object.values(labels).every((label) => label.length > 0)).toBe(true);
});

it('shows the overlay in 350 ms and throttles keys to one per 200 ms (LIGHTBOX-20, LIGHTBOX-21)', () => {
  expect(lightboxTimings).toMatchObject({ overlayMs: 350, keyThrottleMs: 200 });
});

it('detects metadata only in an item with a non-empty title or description (LIGHTBOX-14)', () => {
  const content = { kind: 'picture', source: '/a.jpg', alt: '' } as const;

  expect(hasMeta({ content })).toBe(false);
  expect(hasMeta({ content, meta: { title: '', description: '' } })).toBe(false);
  expect(hasMeta({ content, meta: { description: 'Dusk' } })).toBe(true);
});

it('maps each half of the window to a direction, except within 2 % of the edges', () => {
  expect(halfOfWindow(300, 1000, false)).toBe('previous');
  expect(halfOfWindow(700, 1000, false)).toBe('next');
  expect(halfOfWindow(700, 1000, true)).toBe('previous');
  expect(halfOfWindow(19, 1000, false)).toBeUndefined();
  expect(halfOfWindow(981, 1000, false)).toBeUndefined();
  expect(halfOfWindow(20, 1000, false)).toBe('previous');
});
