import { measureImages } from './image-requests.ts';
import type { LibraryBench } from './library-bench.ts';
import { importBytes, libraryBytes } from './sizes.ts';
import { atMost } from './target.ts';

/** Compares lazy images with lazysizes and with the browser's `loading=lazy`, in Chromium. */
export const imageLoader: LibraryBench = {
  async measure({ browser }) {
    const ours = await measureImages(browser, 'ours');
    const lazysizes = await measureImages(browser, 'lazysizes');
    const native = await measureImages(browser, 'native');
    const lazysizesPeer = (value: number) => ({ name: 'lazysizes', value });
    const bytes = await importBytes('lazysizes');
    return [
      {
        what: 'bytes of the queue',
        ours: await libraryBytes('image-loader/src/index.ts#createImageLoader'),
        peer: lazysizesPeer(bytes),
        target: atMost(1_600),
      },
      {
        what: 'bytes with the page’s part',
        ours: await libraryBytes('image-loader/src/dom/index.ts#enhanceImages'),
        peer: lazysizesPeer(bytes),
        target: atMost(1_600),
      },
      {
        what: 'first requests for 500 images',
        ours: ours.first,
        peer: lazysizesPeer(lazysizes.first),
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
        peer: lazysizesPeer(lazysizes.all),
      },
      {
        what: 'geometry reads while scrolling',
        ours: ours.reads,
        peer: lazysizesPeer(lazysizes.reads),
        target: atMost(0),
      },
    ];
  },
  notes: [
    'One column of images 100 pixels high, on a screen of 800: eight are visible, two more are near the screen, and one touches the edge of that area.',
  ],
};
