import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createGallery } from '../create-gallery.ts';
import { createFakeClock } from '../fake-clock.fixture.ts';
import { carouselGroups, slidesPerGroup } from './carousel-groups.ts';

describe('carouselGroups', () => {
  it('returns the first slide of each group that next and previous move to (GAL-059)', () => {
    const clock = createFakeClock();
    const groups = carouselGroups(7, 3);
    const carousel = createGallery({ count: groups.length, schedule: clock.schedule });
    const firstSlide = () => groups[carousel.getState().index];
    const seen = [firstSlide()];
    while (carousel.next()) {
      clock.advance(0);
      seen.push(firstSlide());
    }
    carousel.previous();
    expect([...seen, firstSlide()]).toEqual([0, 3, 4, 3]);
  });

  it('covers every slide in order and fills the last group (GAL-059)', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: 100 }),
        fc.integer({ min: 1, max: 12 }),
        (count, per) => {
          const groups = carouselGroups(count, per);
          const shown = groups.flatMap((start) => Array.from({ length: per }, (_, n) => start + n));
          expect(new Set(shown).size).toBe(Math.max(count, per));
          expect(groups.at(-1)).toBe(Math.max(0, count - per));
          expect(groups).toHaveLength(Math.ceil(count / per));
        },
      ),
    );
  });
});

describe('slidesPerGroup', () => {
  it.each([2, 3, 7])('returns 2 below 480 px when %i are requested (GAL-089)', (requested) => {
    expect(slidesPerGroup(requested, 479)).toBe(2);
    expect(slidesPerGroup(requested, 480)).toBe(Math.min(requested, 3));
  });

  it.each([3, 4, 7])('returns 3 below 724 px when %i are requested (GAL-090)', (requested) => {
    expect(slidesPerGroup(requested, 723)).toBe(3);
    expect(slidesPerGroup(requested, 724)).toBe(requested);
  });

  it('returns 1 at any width when 1 is requested, and applies the 480 px limit first (GAL-091)', () => {
    expect([100, 479, 723, 2000].map((width) => slidesPerGroup(1, width))).toEqual([1, 1, 1, 1]);
    expect(slidesPerGroup(5, 300)).toBe(2);
    expect(slidesPerGroup(2, 700)).toBe(2);
  });
});

it.each([0, -1, 2.5, Number.NaN, 'abc'])(
  'uses the default of 3 slides per group for %j',
  (size) => {
    expect(carouselGroups(7, size as number)).toEqual([0, 3, 4]);
    expect(slidesPerGroup(size as number, 1000)).toBe(3);
  },
);
