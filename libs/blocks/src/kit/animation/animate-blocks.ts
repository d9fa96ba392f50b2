import { isSeen } from './is-seen.ts';
import { animationThresholds } from './options.ts';

/**
 * Waits until the loading images of a block load or fail. An invisible lazy image, as in a carousel, may never load, so
 * it is ignored.
 */
const imagesSettled = (block: Element, view: Window): Promise<unknown> =>
  Promise.allSettled(
    [...block.querySelectorAll('img')].map(async (image) => {
      const { top, bottom, left, right } = image.getBoundingClientRect();
      const isInViewport =
        top < view.innerHeight && left < view.innerWidth && bottom > 0 && right > 0;
      if (isInViewport && !image.complete) await image.decode();
    }),
  );

/**
 * Gives each block below `root` the class `animation-loaded` once it is visible and its images have loaded, and before
 * that `animation-waiting` if it is below the window, so that the style sheet fades it in. Blocks on the first screen
 * stay as the server rendered them. Returns the observer, whose `disconnect` ends this.
 */
export function animateBlocks(
  root: ParentNode,
  view: Window & typeof globalThis,
): IntersectionObserver {
  const observer = new view.IntersectionObserver(
    (entries) => {
      for (const entry of entries) {
        const { target, isIntersecting, boundingClientRect } = entry;
        if (isSeen(entry, view.innerHeight)) {
          observer.unobserve(target);
          void imagesSettled(target, view).then(() => target.classList.add('animation-loaded'));
        } else if (!isIntersecting && boundingClientRect.top > 0) {
          target.classList.add('animation-waiting');
        }
      }
    },
    { threshold: animationThresholds },
  );
  for (const block of root.querySelectorAll('.block')) observer.observe(block);
  return observer;
}
