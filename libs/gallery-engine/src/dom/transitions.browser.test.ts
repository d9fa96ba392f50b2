import { afterEach, describe, expect, it } from 'vitest';
import type { TransitionName } from '../transitions/transition-name.ts';
import { fingerOn } from './finger.fixture.ts';
import { removeGalleries, renderGallery, slidesOf } from './render-gallery.fixture.ts';

afterEach(removeGalleries);

function renderSlideshow(transition: TransitionName, count = 3, startSlide = 0) {
  const rendered = renderGallery({
    data: { design: 'slideshow', transition },
    slides: slidesOf(...Array.from({ length: count }, () => [300, 200] as const)),
    options: { startSlide },
  });
  const gallery = rendered.enhanced!.gallery!;
  /** Freezes all animations at a share of their duration. */
  const holdAt = (share: number) => {
    for (const animation of rendered.root.getAnimations({ subtree: true })) {
      const { duration } = animation.effect!.getComputedTiming();
      animation.pause();
      animation.currentTime = Number(duration) * share;
    }
  };
  /** Distance of a slide from the current one's position, in widths. */
  const offsetOf = (index: number) => {
    const { left, width } = rendered.slides[index]!.getBoundingClientRect();
    return (left - rendered.viewport.getBoundingClientRect().left) / width;
  };
  const isSeen = (index: number) =>
    rendered.slides[index]!.checkVisibility() && Math.abs(offsetOf(index)) < 1;
  return { ...rendered, gallery, holdAt, offsetOf, isSeen };
}

describe('fade', () => {
  it('cross-fades both slides at the same position (GAL-044)', () => {
    const { slides, gallery, holdAt, offsetOf, isSeen } = renderSlideshow('fade');
    const opacities = () => [0, 1].map((index) => Number(getComputedStyle(slides[index]!).opacity));
    gallery.next();
    holdAt(0.25);
    const early = opacities();
    holdAt(0.75);
    const late = opacities();
    expect([isSeen(0), isSeen(1), isSeen(2)]).toEqual([true, true, false]);
    expect([offsetOf(0), offsetOf(1)]).toEqual([0, 0]);
    expect(early[0]).toBeGreaterThan(early[1]!);
    expect(late[0]).toBeLessThan(late[1]!);
  });

  it('shows only the incoming slide at the end (GAL-044)', async () => {
    const { slides, gallery, isSeen } = renderSlideshow('fade');
    gallery.next();
    await expect.poll(() => gallery.getState().phase, { timeout: 3000 }).toBe('idle');
    expect([isSeen(0), isSeen(1)]).toEqual([false, true]);
    expect(getComputedStyle(slides[1]!).opacity).toBe('1');
  });
});

describe('ken burns', () => {
  it('fades in while the image zooms in (GAL-045)', () => {
    const { slides, gallery, holdAt } = renderSlideshow('ken-burns');
    gallery.next();
    holdAt(0.5);
    const frame = slides[1]!.querySelector('.gallery-frame')!;
    expect(Number(getComputedStyle(frame).scale)).toBeCloseTo(1.0375, 3);
    expect(Number(getComputedStyle(slides[1]!).opacity)).toBeCloseTo(0.5, 1);
  });

  it('continues to zoom after the fade has ended (GAL-045)', async () => {
    const { slides, gallery } = renderSlideshow('ken-burns');
    gallery.next();
    await expect.poll(() => gallery.getState().phase, { timeout: 3000 }).toBe('idle');
    const frame = slides[1]!.querySelector('.gallery-frame')!;
    const scale = Number(getComputedStyle(frame).scale);
    expect(scale).toBeGreaterThan(1);
    expect(scale).toBeLessThan(1.075);
  });
});

describe('swipe', () => {
  it.each([
    ['next', 1],
    ['previous', -1],
  ] as const)('moves both slides sideways on %s (GAL-046)', (request, side) => {
    const { gallery, holdAt, offsetOf, isSeen } = renderSlideshow('swipe');
    const incoming = request === 'next' ? 1 : 2;
    gallery[request]();
    holdAt(0.5);
    expect([isSeen(0), isSeen(incoming)]).toEqual([true, true]);
    expect(offsetOf(incoming) * side).toBeGreaterThan(0);
    expect(offsetOf(incoming) - offsetOf(0)).toBeCloseTo(side, 2);
    holdAt(1);
    expect(offsetOf(incoming)).toBeCloseTo(0, 2);
  });

  it('is mirrored in a right-to-left gallery', () => {
    const { root, gallery, holdAt, offsetOf } = renderSlideshow('swipe');
    root.dir = 'rtl';
    gallery.next();
    holdAt(0.5);
    expect(offsetOf(1)).toBeLessThan(0);
  });
});

describe('new swipe', () => {
  it('moves the slide and its neighbor with the finger (GAL-047)', () => {
    const { slides, offsetOf, isSeen } = renderSlideshow('new-swipe');
    const finger = fingerOn(slides[0]!);
    finger.down(400, 0);
    finger.move(280, 100);
    expect([isSeen(0), isSeen(1)]).toEqual([true, true]);
    expect([offsetOf(0), offsetOf(1)]).toEqual([-0.2, 0.8]);
    finger.move(520, 400);
    expect([offsetOf(0), offsetOf(2)]).toEqual([0.2, -0.8]);
    expect(isSeen(1)).toBe(false);
  });

  it('settles from the drag position with a duration within the limits (GAL-047)', () => {
    const { root, slides, current, offsetOf, holdAt } = renderSlideshow('new-swipe');
    const finger = fingerOn(slides[0]!);
    finger.down(400, 0);
    finger.move(280, 100);
    finger.up(280, 120);
    expect(current()).toEqual([1]);
    const durations = root
      .getAnimations({ subtree: true })
      .map((animation) => Number(animation.effect!.getComputedTiming().duration));
    const [least, most] = innerWidth < 767 ? [200, 400] : [300, 500];
    for (const duration of durations) {
      expect(duration).toBeGreaterThanOrEqual(least);
      expect(duration).toBeLessThanOrEqual(most);
    }
    holdAt(0);
    expect([offsetOf(0), offsetOf(1)]).toEqual([expect.closeTo(-0.2, 2), expect.closeTo(0.8, 2)]);
    holdAt(1);
    expect(offsetOf(1)).toBeCloseTo(0, 2);
  });

  it('returns to the current slide when the drag is not a swipe', () => {
    const { slides, current, offsetOf, holdAt, isSeen } = renderSlideshow('new-swipe');
    const finger = fingerOn(slides[0]!);
    finger.down(400, 0);
    finger.move(280, 400);
    finger.up(280, 400);
    holdAt(0);
    expect(offsetOf(0)).toBeCloseTo(-0.2, 2);
    holdAt(1);
    expect(offsetOf(0)).toBeCloseTo(0, 2);
    expect([current(), isSeen(1)]).toEqual([[0], false]);
  });
});

describe.each([
  ['ltr', 2],
  ['ltr', 4],
  ['rtl', 2],
  ['rtl', 4],
] as const)('transitions between the last and the first slide, %s with %d slides', (dir, count) => {
  const sign = dir === 'ltr' ? 1 : -1;
  const last = count - 1;
  const atTheEnd = (transition: TransitionName) => {
    const rendered = renderSlideshow(transition, count, last);
    rendered.root.dir = dir;
    expect(rendered.offsetOf(last)).toBe(0);
    return rendered;
  };

  it('moves from the last to the first slide in the direction of next', () => {
    const { gallery, holdAt, offsetOf } = atTheEnd('swipe');
    gallery.next();
    holdAt(0.5);
    expect(offsetOf(0) * sign).toBeGreaterThan(0);
    expect(offsetOf(0) - offsetOf(last)).toBeCloseTo(sign, 2);
    holdAt(1);
    expect([offsetOf(0), offsetOf(last) * sign]).toEqual([
      expect.closeTo(0, 2),
      expect.closeTo(-1, 2),
    ]);
  });

  it('shows the first slide next to the last during a drag', () => {
    const { slides, offsetOf } = atTheEnd('new-swipe');
    const finger = fingerOn(slides[last]!);
    finger.down(400, 0);
    finger.move(400 - sign * 120, 100);
    expect([offsetOf(last) * sign, offsetOf(0) * sign]).toEqual([
      expect.closeTo(-0.2, 2),
      expect.closeTo(0.8, 2),
    ]);
  });

  it('removes the inline positions of all slides when destroyed during a drag', () => {
    const { slides, viewport, enhanced } = atTheEnd('new-swipe');
    const finger = fingerOn(slides[last]!);
    finger.down(400, 0);
    finger.move(400 - sign * 120, 100);
    enhanced!.destroy();
    expect(viewport.innerHTML).not.toMatch(/translate|inset-inline-start: *[^;"]/);
  });
});

describe('scroll', () => {
  it('scrolls to the incoming slide (GAL-048)', async () => {
    const { viewport, gallery, offsetOf, root } = renderSlideshow('scroll');
    await expect.poll(() => root.getBoundingClientRect().width).toBe(600);
    await new Promise(requestAnimationFrame);
    await new Promise(requestAnimationFrame);
    const seen: number[] = [];
    viewport.addEventListener('scroll', () => seen.push(viewport.scrollLeft));
    gallery.next();
    await expect.poll(() => viewport.scrollLeft, { timeout: 3000 }).toBe(600);
    expect(seen.some((left) => left > 0 && left < 600)).toBe(true);
    expect(offsetOf(1)).toBeCloseTo(0, 2);
  });
});
