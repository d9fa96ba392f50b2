import { imagesSettled } from './images-settled.ts';
import { isSeen } from './is-seen.ts';
import { animationThresholds } from './options.ts';

/**
 * Gives each block below `root` the class `animation-loaded` once it is seen and its images are there, and before that
 * `animation-waiting` if it lies below the window: the style sheet lets it appear. What stands on the first screen stays
 * as the server drew it. Answers the observer, whose `disconnect` ends that.
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
