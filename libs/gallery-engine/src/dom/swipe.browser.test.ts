import { afterEach, describe, expect, it } from 'vitest';
import type { SwipeBoundaries } from '../input/swipe.ts';
import { fingerOn } from './finger.fixture.ts';
import { equalSlides, removeGalleries, renderGallery } from './render-gallery.fixture.ts';

afterEach(removeGalleries);

describe.each(['slideshow', 'slider', 'carousel'])('a swipe on a %s', (design) => {
  it.each([
    [-50, 250, true],
    [-49, 250, false],
    [-50, 251, false],
    [-200, 1000, false],
  ])('of %i px in %i ms moves to the next slide: %s (GAL-069)', (px, ms, moves) => {
    const { slides, enhanced } = renderGallery({ data: { design }, slides: equalSlides(9) });
    const finger = fingerOn(slides[0]!);
    finger.down(300, 1000);
    finger.move(300 + px / 2, 1000 + ms / 2);
    finger.up(300 + px, 1000 + ms);
    expect(enhanced!.gallery!.getState().index).toBe(moves ? 1 : 0);
  });

  it('to the right moves to the previous slide', () => {
    const { slides, enhanced } = renderGallery({
      data: { design },
      slides: equalSlides(9),
      options: { loop: true },
    });
    const finger = fingerOn(slides[0]!);
    finger.down(100, 0);
    finger.up(200, 100);
    const { index, count } = enhanced!.gallery!.getState();
    expect(index).toBe(count - 1);
  });

  it('with the mouse does not move to another slide', () => {
    const { slides, enhanced } = renderGallery({ data: { design }, slides: equalSlides(9) });
    const mouse = fingerOn(slides[0]!, 'mouse');
    mouse.down(300, 0);
    mouse.up(100, 100);
    expect(enhanced!.gallery!.getState().index).toBe(0);
  });
});

it('ignores a swipe on the controls of a video', () => {
  const { slides, enhanced } = renderGallery({
    data: { design: 'slideshow' },
    slides: equalSlides(9),
  });
  slides[0]!.innerHTML = '<video controls style="display:block;block-size:300px"></video>';
  const player = slides[0]!.querySelector('video')!;
  const finger = fingerOn(player);
  const { bottom } = player.getBoundingClientRect();
  for (const [y, index] of [
    [bottom - 20, 0],
    [bottom - 200, 1],
  ] as const) {
    finger.down(300, 0, y);
    finger.up(200, 100, y);
    expect(enhanced!.gallery!.getState().index).toBe(index);
  }
});

describe('swipeBoundaries', () => {
  const places = { slider: 'first', carousel: 'first' } as const;

  function dragBeyondStart(design: keyof typeof places, swipeBoundaries: SwipeBoundaries) {
    const { slides, root } = renderGallery({
      data: { design },
      slides: equalSlides(9),
      options: { loop: false, swipeBoundaries },
    });
    const left = () => Math.round(slides[0]!.getBoundingClientRect().left);
    const start = left();
    const finger = fingerOn(slides[0]!);
    finger.down(100, 0);
    finger.move(200, 400);
    const dragged = left() - start;
    finger.up(200, 400);
    const dropped = left() - start;
    for (const animation of root.getAnimations({ subtree: true })) animation.finish();
    return { dragged, dropped, back: left() - start };
  }

  describe.each(['slider', 'carousel'] as const)('on a %s', (design) => {
    it('stops the drag at the end with hard (GAL-076)', () => {
      expect(dragBeyondStart(design, 'hard')).toEqual({ dragged: 0, dropped: 0, back: 0 });
    });

    it('allows a damped drag past the end and springs back with inertial (GAL-076)', () => {
      expect(dragBeyondStart(design, 'inertial')).toEqual({ dragged: 30, dropped: 30, back: 0 });
    });

    it('allows an undamped drag past the end with none (GAL-076)', () => {
      expect(dragBeyondStart(design, 'none')).toEqual({ dragged: 100, dropped: 100, back: 0 });
    });
  });
});

it('moves to the next slide on a slow drag past the snap point', () => {
  const { slides, current } = renderGallery({
    data: { design: 'slideshow' },
    options: { snapPoints: '25%' },
  });
  const finger = fingerOn(slides[0]!);
  return new Promise(requestAnimationFrame)
    .then(() => new Promise(requestAnimationFrame))
    .then(() => {
      finger.down(500, 0);
      finger.up(351, 2000);
      expect(current()).toEqual([0]);
      finger.down(500, 3000);
      finger.up(350, 5000);
      return expect(current()).toEqual([1]);
    });
});

describe('a slow drag of a slideshow', () => {
  async function indexAfter(px: number, transition: 'new-swipe' | 'swipe', options = {}) {
    const { slides, enhanced } = renderGallery({
      data: { design: 'slideshow', transition },
      options,
    });
    await new Promise(requestAnimationFrame);
    await new Promise(requestAnimationFrame);
    const finger = fingerOn(slides[0]!);
    finger.down(500, 0);
    finger.move(500 + px / 2, 1000);
    finger.up(500 + px, 2000);
    return enhanced!.gallery!.getState().index;
  }

  it('moves at half of the slide width (300 of 600 px) with new-swipe by default (GAL-047)', async () => {
    expect(await indexAfter(-299, 'new-swipe')).toBe(0);
    expect(await indexAfter(-301, 'new-swipe')).toBe(1);
    expect(await indexAfter(301, 'new-swipe')).toBe(3);
  });

  it('uses the given snap point and has no default snap point with other transitions', async () => {
    expect(await indexAfter(-301, 'new-swipe', { snapPoints: 'none' })).toBe(0);
    expect(await indexAfter(-200, 'new-swipe', { snapPoints: '25%' })).toBe(1);
    expect(await indexAfter(-500, 'swipe')).toBe(0);
  });
});
