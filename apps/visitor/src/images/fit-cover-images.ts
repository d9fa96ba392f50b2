import { debounce } from '@sitewright/image-loader';
import type { PagePart } from '../page/page.ts';

/** A smaller difference is invisible and not worth a second download. */
const tolerance = 1.1;

/**
 * Raises `sizes` where a cropped image is drawn larger than `sizes` says: the server knows the width of the frame, but
 * only the minimum of its height.
 */
export const fitCoverImages: PagePart = ({ window: view }) => {
  const images = view.document.querySelectorAll<HTMLImageElement>('img[data-cover]');
  const fit = () => {
    for (const image of images) {
      const { offsetWidth, offsetHeight, naturalWidth, dataset } = image;
      const drawn = Math.max(offsetWidth, offsetHeight * Number(dataset['cover']));
      // With width descriptors, `naturalWidth` is the width in `sizes`, and 0 until a candidate has loaded.
      if (drawn > naturalWidth * tolerance) image.sizes = `${Math.ceil(drawn)}px`;
    }
  };
  fit();
  // Observes images instead of the window: an accordion or a tab can resize a frame on its own.
  const observer = new view.ResizeObserver(debounce(fit, view));
  for (const image of images) observer.observe(image);
  return () => observer.disconnect();
};
