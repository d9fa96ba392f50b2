import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { createGallery } from './create-gallery.ts';
import { createFakeClock } from './fake-clock.fixture.ts';
import { linkGalleries } from './link-galleries.ts';

function createPair(count = 5) {
  const clock = createFakeClock();
  const { schedule } = clock;
  const main = createGallery({ count, schedule, index: 1, loop: true, animate: () => 300 });
  const thumbnails = createGallery({ count, schedule });
  const unlink = linkGalleries(main, thumbnails);
  const indexes = () => [main.getState().index, thumbnails.getState().index];
  return { clock, main, thumbnails, unlink, indexes };
}

it('synchronizes the slideshow and its thumbnails in both directions (GAL-070)', () => {
  const { clock, main, thumbnails, indexes } = createPair();
  expect(indexes()).toEqual([1, 1]);
  main.next();
  expect(indexes()).toEqual([2, 2]);
  clock.advance(300);
  thumbnails.goTo(4);
  expect(indexes()).toEqual([4, 4]);
});

it('rejects moves of thumbnails while the slideshow moves (GAL-036)', () => {
  const { clock, main, thumbnails, indexes } = createPair();
  main.next();
  expect(thumbnails.goTo(0)).toBe(false);
  clock.advance(300);
  expect(thumbnails.goTo(0)).toBe(true);
  expect(indexes()).toEqual([0, 0]);
});

it('keeps both indexes equal after any sequence of moves (GAL-070)', () => {
  const request = fc.tuple(
    fc.constantFrom('main', 'thumbnails'),
    fc.constantFrom('next', 'previous', 'goTo'),
    fc.nat(5),
    fc.nat(400),
  );
  fc.assert(
    fc.property(fc.array(request, { maxLength: 30 }), (requests) => {
      const { clock, main, thumbnails, indexes } = createPair();
      for (const [who, what, target, ms] of requests) {
        (who === 'main' ? main : thumbnails)[what as 'goTo'](target);
        const [first, second] = indexes();
        expect(second).toBe(first);
        clock.advance(ms);
      }
    }),
  );
});

it('stops synchronizing after unlink', () => {
  const { main, unlink, indexes } = createPair();
  unlink();
  main.next();
  expect(indexes()).toEqual([2, 1]);
});
