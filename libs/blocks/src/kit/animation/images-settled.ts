/**
 * Waits for the images of a block that are on their way, whether they arrive or not. One that is out of sight may not
 * have been asked for, as in a carousel, and would never arrive.
 */
export const imagesSettled = (block: Element, view: Window): Promise<unknown> =>
  Promise.allSettled(
    [...block.querySelectorAll('img')].map(async (image) => {
      const { top, bottom, left, right } = image.getBoundingClientRect();
      const isInSight = top < view.innerHeight && left < view.innerWidth && bottom > 0 && right > 0;
      if (isInSight && !image.complete) await image.decode();
    }),
  );
