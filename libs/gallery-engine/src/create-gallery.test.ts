import { describe, expect, it, vi } from 'vitest';
import { createGallery } from './create-gallery.ts';
import { createFakeClock } from './fake-clock.fixture.ts';
import type { GalleryMove, GalleryOptions } from './options.ts';
import type { GalleryState } from './state.ts';

function create(options: Partial<GalleryOptions> = {}) {
  const clock = createFakeClock();
  const gallery = createGallery({ count: 4, schedule: clock.schedule, ...options });
  return { clock, gallery, index: () => gallery.getState().index };
}

describe('the index', () => {
  it('changes by one with next and previous (GAL-029)', () => {
    const { clock, gallery, index } = create();
    expect(gallery.next()).toBe(true);
    expect(index()).toBe(1);
    clock.advance(0);
    expect(gallery.previous()).toBe(true);
    expect(index()).toBe(0);
  });

  it('does not move before the first or after the last slide without loop (GAL-030)', () => {
    const atFirst = create();
    expect(atFirst.gallery.previous()).toBe(false);
    expect(atFirst.index()).toBe(0);
    const atLast = create({ index: 3 });
    expect(atLast.gallery.next()).toBe(false);
    expect(atLast.index()).toBe(3);
  });

  it('wraps with loop (GAL-034)', () => {
    const { clock, gallery, index } = create({ loop: true });
    gallery.previous();
    expect(index()).toBe(3);
    clock.advance(0);
    gallery.next();
    expect(index()).toBe(0);
  });

  it('rejects a change while a transition runs (GAL-035)', () => {
    const { clock, gallery, index } = create({ animate: () => 300 });
    gallery.next();
    clock.advance(299);
    expect([gallery.next(), gallery.previous(), gallery.goTo(3)]).toEqual([false, false, false]);
    expect(index()).toBe(1);
    clock.advance(1);
    expect(gallery.next()).toBe(true);
  });

  it('rejects a change while it follows a linked gallery (GAL-036)', () => {
    const { gallery, index } = create();
    gallery.follow(2);
    expect([gallery.next(), gallery.previous(), gallery.goTo(0)]).toEqual([false, false, false]);
    expect(index()).toBe(2);
    gallery.release();
    expect(gallery.next()).toBe(true);
  });

  it.each([-1, 4, 1.5, Number.NaN])('rejects goTo(%d)', (target) => {
    const { gallery, index } = create();
    expect(gallery.goTo(target)).toBe(false);
    expect(index()).toBe(0);
  });

  it('calls onChange for each move and listeners for each state change until unsubscribed', () => {
    const onChange = vi.fn<(move: GalleryMove) => void>();
    const listener = vi.fn<(state: GalleryState) => void>();
    const { clock, gallery } = create({ onChange });
    const unsubscribe = gallery.subscribe(listener);
    gallery.goTo(2);
    clock.advance(0);
    unsubscribe();
    gallery.previous();
    expect(onChange.mock.calls).toEqual([
      [{ index: 2, previousIndex: 0, direction: 1, linked: false }],
      [{ index: 1, previousIndex: 2, direction: -1, linked: false }],
    ]);
    expect(listener.mock.calls.map(([{ phase }]) => phase)).toEqual(['moving', 'idle']);
  });
});

describe('a gallery without loop', () => {
  it('fires reachedBeginning only at the first slide (GAL-032)', () => {
    const onReachedBeginning = vi.fn<() => void>();
    const { clock, gallery } = create({ index: 2, onReachedBeginning });
    gallery.previous();
    clock.advance(0);
    expect(onReachedBeginning).not.toHaveBeenCalled();
    gallery.previous();
    expect(onReachedBeginning).toHaveBeenCalledOnce();
  });

  it('fires reachedEnd only at the last slide (GAL-033)', () => {
    const onReachedEnd = vi.fn<() => void>();
    const { clock, gallery } = create({ index: 1, onReachedEnd });
    gallery.next();
    clock.advance(0);
    expect(onReachedEnd).not.toHaveBeenCalled();
    gallery.next();
    expect(onReachedEnd).toHaveBeenCalledOnce();
  });

  it('fires neither event with loop', () => {
    const [onReachedBeginning, onReachedEnd] = [vi.fn<() => void>(), vi.fn<() => void>()];
    const { clock, gallery } = create({ loop: true, onReachedBeginning, onReachedEnd });
    gallery.previous();
    clock.advance(0);
    gallery.next();
    expect(onReachedBeginning).not.toHaveBeenCalled();
    expect(onReachedEnd).not.toHaveBeenCalled();
  });
});

describe('autoplay', () => {
  const inOrder = { autoplay: true, randomize: false } as const;

  it('advances on a timer, every 5000 ms by default (GAL-049, GAL-085)', () => {
    const { clock, index } = create(inOrder);
    clock.advance(4999);
    expect(index()).toBe(0);
    clock.advance(1);
    expect(index()).toBe(1);
    clock.advance(5000);
    expect(index()).toBe(2);
  });

  it('waits for its interval after each transition (GAL-049)', () => {
    const { clock, index } = create({ ...inOrder, autoplayIntervalMs: 1000, animate: () => 400 });
    clock.advance(2399);
    expect(index()).toBe(1);
    clock.advance(1);
    expect(index()).toBe(2);
  });

  it('picks a random other slide by default (GAL-054, GAL-086)', () => {
    const { clock, index } = create({ autoplay: true, random: () => 0.99 });
    clock.advance(5000);
    expect(index()).toBe(3);
    clock.advance(5000);
    expect(index()).toBe(2);
  });

  it('does nothing with one slide (GAL-054)', () => {
    const onChange = vi.fn<(move: GalleryMove) => void>();
    const { clock } = create({ count: 1, autoplay: true, onChange });
    clock.advance(60_000);
    expect(onChange).not.toHaveBeenCalled();
    expect(clock.waiting()).toBe(0);
  });

  it('is off when nomotion is set (GAL-052)', () => {
    const { clock, index } = create({ ...inOrder, pauses: ['noMotion'] });
    clock.advance(60_000);
    expect(index()).toBe(0);
  });

  it('pauses on a video and continues after it (GAL-053)', () => {
    const { clock, gallery, index } = create({ ...inOrder, isVideo: (position) => position === 1 });
    clock.advance(5000);
    expect(index()).toBe(1);
    clock.advance(60_000);
    expect(index()).toBe(1);
    gallery.resume('video');
    clock.advance(5000);
    expect(index()).toBe(2);
    clock.advance(5000);
    expect(index()).toBe(3);
  });

  it('pauses on an initial video and continues after the visitor moves on (GAL-053)', () => {
    const { clock, gallery, index } = create({ ...inOrder, isVideo: (position) => position === 0 });
    clock.advance(60_000);
    expect(index()).toBe(0);
    gallery.next();
    clock.advance(5000);
    expect(index()).toBe(2);
  });

  it('stays paused until every pause reason is removed', () => {
    const { clock, gallery, index } = create(inOrder);
    gallery.pause('hover');
    gallery.pause('hidden');
    gallery.resume('hover');
    clock.advance(60_000);
    expect(index()).toBe(0);
    gallery.resume('hidden');
    clock.advance(5000);
    expect(index()).toBe(1);
  });

  it.each([
    ['the first', 'hover', 'hidden'],
    ['the second', 'hidden', 'hover'],
  ] as const)('stays paused when %s of two pause reasons is removed', (_, gone, other) => {
    const { clock, gallery, index } = create(inOrder);
    gallery.pause('hover');
    gallery.pause('hidden');
    gallery.resume(gone);
    expect(gallery.getState().pauses).toEqual([other]);
    clock.advance(60_000);
    expect(index()).toBe(0);
  });

  it('stops at the last slide without loop', () => {
    const { clock, index } = create(inOrder);
    clock.advance(60_000);
    expect(index()).toBe(3);
    expect(clock.waiting()).toBe(0);
  });

  it('stops when the gallery is destroyed', () => {
    const { clock, gallery, index } = create({ ...inOrder, loop: true });
    gallery.destroy();
    clock.advance(60_000);
    expect(gallery.next()).toBe(false);
    expect(index()).toBe(0);
    expect(clock.waiting()).toBe(0);
  });
});

describe('createGallery with invalid options', () => {
  it.each([0, -1, Number.NaN, Infinity, 'abc', null])(
    'uses the default for an interval of %j',
    (interval) => {
      const { clock, index } = create({
        autoplay: true,
        randomize: false,
        autoplayIntervalMs: interval as number,
      });
      clock.advance(4999);
      expect(index()).toBe(0);
      clock.advance(1);
      expect(index()).toBe(1);
    },
  );

  it.each([-1, 4, 1.5, Number.NaN, 'abc', null])(
    'starts at the first of four slides for an index of %j',
    (given) => {
      expect(create({ index: given as number }).index()).toBe(0);
    },
  );

  it.each([-1, 2.5, Number.NaN, Infinity, 'abc', null])(
    'treats a count of %j as no slides to move to',
    (count) => {
      const { gallery } = create({ count: count as number, loop: true });
      expect([gallery.next(), gallery.getState().index]).toEqual([false, 0]);
    },
  );

  it.each([1.5, Number.NaN])('ignores a move of a linked gallery to index %d', (position) => {
    const { gallery, index } = create();
    gallery.follow(position);
    expect(index()).toBe(0);
  });

  it('accepts a count written as a string', () => {
    const { gallery } = create({ count: '4' as unknown as number });
    expect(gallery.getState().count).toBe(4);
  });
});
