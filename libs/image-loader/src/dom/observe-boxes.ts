import type { ImagePorts } from '../image-ports.ts';

/** Width and height in CSS pixels. */
export type Box = Pick<DOMRectReadOnly, 'width' | 'height'>;

/** Known boxes by image. */
export type KnownBoxes = Pick<WeakMap<Element, Box>, 'get'>;

/** Boxes of images as observers report them, so that scrolling and resizing force no layout. */
export interface ObservedBoxes {
  /** Boxes that an observer has reported. */
  readonly known: KnownBoxes;
  /** See {@link ImagePorts}; undefined if the browser cannot observe visibility. */
  readonly whenNear: ImagePorts<Element>['whenNear'];
  /** Reports later changes of an image's box. */
  readonly watchBox: (image: Element) => void;
  readonly disconnect: () => void;
}

/** Observes images; `marginPx` is the distance from the viewport at which an image counts as near. */
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
  const visibility =
    view.IntersectionObserver &&
    new view.IntersectionObserver(
      (entries) => {
        for (const { target, isIntersecting, boundingClientRect } of entries) {
          if (!isIntersecting) continue;
          boxes.set(target, boundingClientRect);
          visibility.unobserve(target);
          waiting.get(target)!();
        }
      },
      // In a framed page the margin only applies with its own document as the root.
      { rootMargin: `${marginPx}px`, root: view.document },
    );

  return {
    known: boxes,
    whenNear:
      visibility &&
      ((image, onNear) => {
        waiting.set(image, onNear);
        visibility.observe(image);
      }),
    watchBox: (image) => sizes.observe(image),
    disconnect: () => {
      visibility?.disconnect();
      sizes.disconnect();
    },
  };
}
