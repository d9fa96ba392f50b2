import type { ImagePorts } from '../image-ports.ts';

/** Boxes of images as observers report them, so that scrolling and resizing read no geometry. */
export interface ObservedBoxes {
  /** Width in CSS pixels that an observer reported; undefined before that. */
  readonly widthOf: (image: Element) => number | undefined;
  /** See {@link ImagePorts}; undefined where the browser cannot observe visibility. */
  readonly whenNear: ImagePorts<Element>['whenNear'];
  /** Reports later changes of an image's width. */
  readonly watchWidth: (image: Element) => void;
  readonly disconnect: () => void;
}

/** Observes images; `marginPx` is how far outside the viewport an image counts as near. */
export function observeBoxes(
  view: Window & typeof globalThis,
  marginPx: number,
  onResize: () => void,
): ObservedBoxes {
  const widths = new WeakMap<Element, number>();
  const waiting = new WeakMap<Element, () => void>();

  const sizes = new view.ResizeObserver((entries) => {
    for (const { target, contentRect } of entries) widths.set(target, contentRect.width);
    onResize();
  });
  const sight =
    view.IntersectionObserver &&
    new view.IntersectionObserver(
      (entries) => {
        for (const { target, isIntersecting, boundingClientRect } of entries) {
          if (!isIntersecting) continue;
          widths.set(target, boundingClientRect.width);
          sight.unobserve(target);
          waiting.get(target)!();
        }
      },
      // In a framed page only its own document, named as the root, grows by the margin.
      { rootMargin: `${marginPx}px`, root: view.document },
    );

  return {
    widthOf: (image) => widths.get(image),
    whenNear:
      sight &&
      ((image, onNear) => {
        waiting.set(image, onNear);
        sight.observe(image);
      }),
    watchWidth: (image) => sizes.observe(image),
    disconnect: () => {
      sight?.disconnect();
      sizes.disconnect();
    },
  };
}
