import type { ImagePorts } from '../image-ports.ts';

/** Width and height in CSS pixels. */
export type Box = Pick<DOMRectReadOnly, 'width' | 'height'>;

/** Boxes by their images, those that are known. */
export type KnownBoxes = Pick<WeakMap<Element, Box>, 'get'>;

/** Boxes of images as observers report them, so that scrolling and resizing read no geometry. */
export interface ObservedBoxes {
  /** Boxes that an observer has reported. */
  readonly known: KnownBoxes;
  /** See {@link ImagePorts}; undefined where the browser cannot observe visibility. */
  readonly whenNear: ImagePorts<Element>['whenNear'];
  /** Reports later changes of an image's box. */
  readonly watchBox: (image: Element) => void;
  readonly disconnect: () => void;
}

/** Observes images; `marginPx` is how far outside the viewport an image counts as near. */
export function observeBoxes(
  view: Window & typeof globalThis,
  marginPx: number,
  onResize: () => void,
): ObservedBoxes {
  const boxes = new WeakMap<Element, Box>();
  const waiting = new WeakMap<Element, () => void>();

  const sizes = new view.ResizeObserver((entries) => {
    for (const { target, contentRect } of entries) boxes.set(target, contentRect);
    onResize();
  });
  const sight =
    view.IntersectionObserver &&
    new view.IntersectionObserver(
      (entries) => {
        for (const { target, isIntersecting, boundingClientRect } of entries) {
          if (!isIntersecting) continue;
          boxes.set(target, boundingClientRect);
          sight.unobserve(target);
          waiting.get(target)!();
        }
      },
      // In a framed page only its own document, named as the root, grows by the margin.
      { rootMargin: `${marginPx}px`, root: view.document },
    );

  return {
    known: boxes,
    whenNear:
      sight &&
      ((image, onNear) => {
        waiting.set(image, onNear);
        sight.observe(image);
      }),
    watchBox: (image) => sizes.observe(image),
    disconnect: () => {
      sight?.disconnect();
      sizes.disconnect();
    },
  };
}
