import type { GalleryScene } from './gallery-scene.ts';
import type { ShownSlides } from './presenter.ts';

/**
 * Marks the slides that are to be seen with `data-current`. What the others hold can be neither
 * focused nor read; they themselves still feel a click, by which a strip is moved.
 */
function mark(slide: HTMLElement, isShown: boolean): void {
  slide.toggleAttribute('data-current', isShown);
  slide.ariaHidden = isShown ? null : 'true';
  for (const content of slide.children) (content as HTMLElement).inert = !isShown;
}

/** Answers a function that marks the slides that are to be seen, touching only those that change. */
export function markShown({ slides, onEnd }: GalleryScene): (shown: ShownSlides) => void {
  const marked: boolean[] = [];

  onEnd(() => {
    for (const slide of slides) {
      mark(slide, true);
      slide.removeAttribute('data-current');
    }
  });

  return ({ first, end }) => {
    for (const [index, slide] of slides.entries()) {
      const isShown = index >= first && index < end;
      if (marked[index] !== isShown) mark(slide, isShown);
      marked[index] = isShown;
    }
  };
}
