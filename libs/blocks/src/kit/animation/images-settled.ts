/**
 * Waits until the loading images of a block load or fail. An invisible lazy image, as in a carousel, may never load, so
 * it is ignored.
 */
export const imagesSettled = (block: Element, view: Window): Promise<unknown> =>
  Promise.allSettled(
    [...block.querySelectorAll('img')].map(async (image) => {
      const { top, bottom, left, right } = image.getBoundingClientRect();
      const isInSight = top < view.innerHeight && left < view.innerWidth && bottom > 0 && right > 0;
      if (isInSight && !image.complete) await image.decode();
    }),
  );
