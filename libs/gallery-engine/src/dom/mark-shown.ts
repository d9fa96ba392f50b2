import type { GalleryScene } from './gallery-scene.ts';
import type { ShownSlides } from './presenter.ts';

/**
 * Marks the slides that are to be seen with `data-current`; the rest can be neither focused nor
 * read. In a strip, where a click on a neighbour must still be felt, the mark is on its content.
 * Answers a function that touches only slides whose part has changed.
 */
export function markShown({
  slides,
  settings,
  signal,
}: GalleryScene): (shown: ShownSlides) => void {
  const isClickable = settings.design === 'strip';
  const marked: (boolean | undefined)[] = [];

  function mark(slide: HTMLElement, isShown: boolean) {
    slide.toggleAttribute('data-current', isShown);
    if (!isClickable) {
      slide.inert = !isShown;
      return;
    }
    slide.ariaHidden = isShown ? null : 'true';
    for (const child of slide.children) (child as HTMLElement).inert = !isShown;
  }

  function unmark() {
    for (const slide of slides) {
      mark(slide, true);
      slide.removeAttribute('data-current');
    }
  }
  signal.addEventListener('abort', unmark, { once: true });

  return ({ first, end }) => {
    for (const [index, slide] of slides.entries()) {
      const isShown = index >= first && index < end;
      if (marked[index] !== isShown) mark(slide, isShown);
      marked[index] = isShown;
    }
  };
}
