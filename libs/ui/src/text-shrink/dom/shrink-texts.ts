import { requestFrame } from '../../pacing/request-frame.ts';
import { fitTexts, type BoxedText } from './fit-texts.ts';

/** Texts that are shrunk to fit their boxes. */
export interface ShrunkTexts {
  /** Looks again, after a text has changed. */
  readonly update: () => void;
  /** Gives the texts their own sizes back. */
  readonly destroy: () => void;
}

const sizeOf = ({ clientWidth, clientHeight }: Element) => `${clientWidth} ${clientHeight}`;

/**
 * Shrinks the letters of texts until each fits into its own box, to 11 CSS pixels at least, and again when the box,
 * the one around it or a font changes. A text that has bounds gets its own size back.
 */
export function shrinkTexts(
  elements: Iterable<HTMLElement>,
  { window: view }: { readonly window: Window },
): ShrunkTexts {
  const texts: readonly BoxedText[] = [...elements].map((element) => ({
    element,
    ownSize: element.style.fontSize,
  }));
  // A box that is as wide as its text does not grow with the bounds: the one around it does.
  const boxes = new Set<Element>(
    texts.flatMap(({ element }) => [element, element.parentElement ?? element]),
  );
  const sizes = new Map<Element, string>();
  let forget = () => {};

  function update(): void {
    fitTexts(texts, view);
    for (const box of boxes) sizes.set(box, sizeOf(box));
  }

  // Shrinking changes boxes, too; what is as we left it is no news. A frame later: an observer that changes what it
  // observes is reported as a loop.
  const observer = new ResizeObserver((entries) => {
    if (entries.every(({ target }) => sizes.get(target) === sizeOf(target))) return;
    forget();
    forget = requestFrame(view, update);
  });
  const { fonts } = view.document;

  update();
  for (const box of boxes) observer.observe(box);
  fonts.addEventListener('loadingdone', update);
  return {
    update,
    destroy: () => {
      forget();
      observer.disconnect();
      fonts.removeEventListener('loadingdone', update);
      for (const { element, ownSize } of texts) element.style.fontSize = ownSize;
    },
  };
}
