import { justifyRows } from '../designs/justify-rows.ts';
import { setProperties } from './set-properties.ts';

/**
 * Breaks the rows of a gallery of the design `autorows` with `justifyRows`, now and whenever its width changes. The
 * style sheet alone fills rows in order, within the same height. Returns a function that stops this.
 *
 * @example const stop = arrangeRows(document.querySelector('.gallery-autorows'));
 */
export function arrangeRows(root: HTMLElement | null): () => void {
  const view = root?.ownerDocument.defaultView;
  const track = root?.querySelector<HTMLElement>('.gallery-track');
  if (!view || !track) return () => {};
  const slides = [...track.querySelectorAll<HTMLElement>('.gallery-slide')];
  const numberOf = (element: HTMLElement, name: string) =>
    Number.parseFloat(element.style.getPropertyValue(name));

  const ratios = slides.map((slide) => numberOf(slide, '--gallery-slide-ratio'));
  const rowHeight = numberOf(root, '--gallery-row');
  const gutter = numberOf(root, '--gallery-gap');
  let nextFrame = 0;

  function arrange(width: number) {
    for (const { first, end, height } of justifyRows(ratios, { width, rowHeight, gutter })) {
      // Slightly less, so that rounding never overflows a row; its slides grow to fill it.
      const properties = { '--gallery-row': `${height - 0.02}px` };
      for (const slide of slides.slice(first, end)) setProperties(slide, properties);
    }
  }

  arrange(track.getBoundingClientRect().width);
  // In the next frame, because an observer that changes the height of its own element reports a loop.
  const sizes = new view.ResizeObserver((entries) => {
    view.cancelAnimationFrame(nextFrame);
    const { width } = entries.at(-1)!.contentRect;
    nextFrame = view.requestAnimationFrame(() => arrange(width));
  });
  sizes.observe(track);

  return () => {
    sizes.disconnect();
    view.cancelAnimationFrame(nextFrame);
    for (const slide of slides) slide.style.removeProperty('--gallery-row');
  };
}
