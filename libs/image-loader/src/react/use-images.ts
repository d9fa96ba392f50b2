import { useCallback, useRef } from 'react';
import { enhanceImages, type EnhanceImagesOptions } from '../dom/enhance-images.ts';

/** The images to load among added nodes. */
const addedImages = (records: readonly MutationRecord[]): readonly HTMLImageElement[] =>
  records
    .flatMap(({ addedNodes }) => [...addedNodes])
    .filter((node) => node instanceof Element)
    .flatMap((node) =>
      node.matches('img[data-src]')
        ? [node as HTMLImageElement]
        : [...node.querySelectorAll<HTMLImageElement>('img[data-src]')],
    );

/**
 * A ref for an element whose `<img data-src>` descendants load when they come near the viewport, including those that
 * are added later. Options are read once, at mount.
 *
 * @example <div ref={useImages()}>…</div>
 */
export function useImages(
  options?: EnhanceImagesOptions,
): (root: HTMLElement | null) => (() => void) | undefined {
  const initialOptions = useRef(options);
  return useCallback((root) => {
    if (!root) return undefined;
    const { follow, destroy } = enhanceImages(root, initialOptions.current);
    const added = new MutationObserver((records) => {
      for (const image of addedImages(records)) void follow(image);
    });
    added.observe(root, { childList: true, subtree: true });
    return () => {
      added.disconnect();
      destroy();
    };
  }, []);
}
