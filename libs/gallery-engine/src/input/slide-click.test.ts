import { describe, expect, it } from 'vitest';
import { clickBehaviors, parseClickBehavior } from './click-behavior.ts';
import { resolveSlideClick, type SlideClick } from './slide-click.ts';

const click: SlideClick = {
  design: 'stacked',
  isCurrent: true,
  isTaken: false,
  clickThroughUrl: undefined,
  opensLightbox: false,
  clickBehavior: 'next',
  onFirstHalf: () => false,
};

it.each(clickBehaviors)('parses the click behavior %s (GAL-071)', (behavior) => {
  expect(parseClickBehavior(behavior)).toBe(behavior);
});

it.each(['Next', 'nothing', '', 1, null, undefined])(
  'rejects the click behavior %j (GAL-071)',
  (value) => {
    expect(parseClickBehavior(value)).toBeUndefined();
  },
);

it('supports the click behaviors next, previous, half and none (GAL-071)', () => {
  expect(clickBehaviors).toEqual(['next', 'previous', 'half', 'none']);
});

describe.each(['stacked', 'strip'] as const)('a click on the current slide of a %s', (design) => {
  it.each([
    ['next', false, 'next'],
    ['previous', false, 'previous'],
    ['half', true, 'previous'],
    ['half', false, 'next'],
    ['none', false, 'nothing'],
  ] as const)('with %s, first half %s, results in %s', (clickBehavior, first, response) => {
    expect(resolveSlideClick({ ...click, design, clickBehavior, onFirstHalf: () => first })).toBe(
      response,
    );
  });
});

it('prefers the click-through URL to the lightbox and the lightbox to moving', () => {
  const rich = { ...click, clickThroughUrl: '/shop', opensLightbox: true };
  expect(resolveSlideClick(rich)).toBe('openUrl');
  expect(resolveSlideClick({ ...rich, clickThroughUrl: undefined })).toBe('openLightbox');
  expect(resolveSlideClick({ ...rich, isTaken: true })).toBe('nothing');
});

it('moves to any slide of a strip that is not current, including a video', () => {
  const video = { ...click, design: 'strip', isCurrent: false, isTaken: true } as const;
  expect(resolveSlideClick(video)).toBe('goTo');
  expect(resolveSlideClick({ ...video, isCurrent: true })).toBe('nothing');
});

it('ignores a click on a grid without a lightbox', () => {
  expect(resolveSlideClick({ ...click, design: 'grid' })).toBe('nothing');
});
