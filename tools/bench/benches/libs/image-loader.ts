import { measureImages } from './image-requests.ts';
import type { LibraryBench } from './library-bench.ts';
import { importBytes, libraryBytes } from './sizes.ts';
import { atMost } from './target.ts';

/** Lazy images beside lazysizes and the browser's own, in Chromium. */
export const imageLoader: LibraryBench = {
  async measure({ browser }) {
    const ours = await measureImages(browser, 'ours');
    const lazysizes = await measureImages(browser, 'lazysizes');
    const native = await measureImages(browser, 'native');
    const beside = (value: number) => ({ name: 'lazysizes', value });
    const bytes = await importBytes('lazysizes');
    return [
      {
        what: 'bytes of the queue',
        ours: await libraryBytes('image-loader/src/index.ts#createImageLoader'),
        peer: beside(bytes),
        target: atMost(1_600),
      },
      {
        what: 'bytes with the page’s part',
        ours: await libraryBytes('image-loader/src/dom/index.ts#enhanceImages'),
        peer: beside(bytes),
        target: atMost(1_600),
      },
      {
        what: 'first requests for 500 images',
        ours: ours.first,
        peer: beside(lazysizes.first),
        target: atMost(11),
      },
      {
        what: 'first requests for 500 images',
        ours: ours.first,
        peer: { name: 'loading=lazy', value: native.first },
      },
      {
        what: 'requests after scrolling through',
        ours: ours.all,
        peer: beside(lazysizes.all),
      },
      {
        what: 'geometry reads while scrolling',
        ours: ours.reads,
        peer: beside(lazysizes.reads),
        target: atMost(0),
      },
    ];
  },
  notes: [
    'One column of images 100 pixels high, on a screen of 800: eight are to be seen and two more are near, and one touches the edge of what is near.',
  ],
};
