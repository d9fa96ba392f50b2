import { debounce } from '@sitewright/image-loader';
import type { PagePart } from './page.ts';

/** Less than this is not seen, and no reason to load a file twice. */
const tolerance = 1.1;

/**
 * Asks for more pixels where a cropped image is drawn larger than its attribute `sizes` says: the server knows the width
 * of its frame, and of the height only the least.
 */
export const fitCoverImages: PagePart = ({ window: view }) => {
  const images = view.document.querySelectorAll<HTMLImageElement>('img[data-cover]');
  const fit = () => {
    for (const image of images) {
      const { offsetWidth, offsetHeight, naturalWidth, dataset } = image;
      const drawn = Math.max(offsetWidth, offsetHeight * Number(dataset['cover']));
      // With candidates in widths, `naturalWidth` is the width in `sizes`, and 0 until one has come.
      if (drawn > naturalWidth * tolerance) image.sizes = `${Math.ceil(drawn)}px`;
    }
  };
  fit();
  // Of the images, not of the window: the frame of one in an accordion or a tab changes without it.
  const observer = new view.ResizeObserver(debounce(fit, view));
  for (const image of images) observer.observe(image);
  return () => observer.disconnect();
};
