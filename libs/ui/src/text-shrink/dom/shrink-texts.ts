import { requestFrame } from '../../pacing/request-frame.ts';
import { fitTexts, type BoxedText } from './fit-texts.ts';

/** Texts that are shrunk to fit their boxes. */
export interface ShrunkTexts {
  /** Fits the texts again after one has changed. */
  readonly update: () => void;
  /** Restores the texts' own font sizes. */
  readonly destroy: () => void;
}

const sizeOf = ({ clientWidth, clientHeight }: Element) => `${clientWidth} ${clientHeight}`;

/**
 * Shrinks the font size of texts until each fits into its box, to at least 11 CSS pixels, and again when the box, its
 * parent or a font changes. A text with enough space keeps its own size.
 */
export function shrinkTexts(
  elements: Iterable<HTMLElement>,
  { window: view }: { readonly window: Window },
): ShrunkTexts {
  const texts: readonly BoxedText[] = [...elements].map((element) => ({
    element,
    ownSize: element.style.fontSize,
  }));
  // A box that is as wide as its text does not grow with the available space, but its parent does.
  const boxes = new Set<Element>(
    texts.flatMap(({ element }) => [element, element.parentElement ?? element]),
  );
  const sizes = new Map<Element, string>();
  let cancelUpdate = () => {};

  function update(): void {
    fitTexts(texts, view);
    for (const box of boxes) sizes.set(box, sizeOf(box));
  }

  // Shrinking changes boxes too; these changes are ignored. Delayed by a frame, because an observer that changes its
  // own element reports a loop.
  const observer = new ResizeObserver((entries) => {
    if (entries.every(({ target }) => sizes.get(target) === sizeOf(target))) return;
    cancelUpdate();
    cancelUpdate = requestFrame(view, update);
  });
  const { fonts } = view.document;

  update();
  for (const box of boxes) observer.observe(box);
  fonts.addEventListener('loadingdone', update);
  return {
    update,
    destroy: () => {
      cancelUpdate();
      observer.disconnect();
      fonts.removeEventListener('loadingdone', update);
      for (const { element, ownSize } of texts) element.style.fontSize = ownSize;
    },
  };
}
