import type { GalleryScene } from './gallery-scene.ts';
import type { ShownSlides } from './presenter.ts';

/** What the Tab key stops at, or would, and the words that a search in the page would find. */
const stops =
  '.gallery-meta, a, area, button, input, select, textarea, summary, iframe, video, audio, [tabindex], [contenteditable]';

/** Only that is made inert, and not the slide: all within is styled anew, which takes long for many pictures. */
function setInert(within: HTMLElement, isInert: boolean): void {
  for (const stop of within.querySelectorAll<HTMLElement>(stops)) stop.inert = isInert;
}

function mark(slide: HTMLElement, isShown: boolean): void {
  setInert(slide, !isShown);
  slide.toggleAttribute('data-current', isShown);
  slide.ariaHidden = isShown ? null : 'true';
}

const isIn = ({ first, end }: ShownSlides, index: number) => index >= first && index < end;

/**
 * Answers a function that marks the slides that are to be seen with `data-current`. What the others
 * hold can be neither focused nor read; they themselves still feel a click, by which a strip is moved.
 */
export function markShown({ slides, track, onEnd }: GalleryScene): (shown: ShownSlides) => void {
  let before: ShownSlides = { first: 0, end: 0 };
  setInert(track, true);
  for (const slide of slides) slide.ariaHidden = 'true';

  onEnd(() => {
    setInert(track, false);
    for (const slide of slides) {
      slide.ariaHidden = null;
      slide.removeAttribute('data-current');
    }
  });

  /** Marks the slides of one range that are not in another. */
  function markFrom(range: ShownSlides, other: ShownSlides, isShown: boolean) {
    for (const [offset, slide] of slides.slice(range.first, range.end).entries()) {
      if (!isIn(other, range.first + offset)) mark(slide, isShown);
    }
  }

  return (shown) => {
    markFrom(before, shown, false);
    markFrom(shown, before, true);
    before = shown;
  };
}
