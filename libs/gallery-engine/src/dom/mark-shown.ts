import type { GalleryScene } from './gallery-scene.ts';
import type { ShownSlides } from './presenter.ts';

/**
 * What a slide holds beside its picture: links, players, words, whatever its host put there. Only that is made inert,
 * and not the slide: everything inside it is restyled, which takes long for many pictures.
 */
const content =
  ':is(.gallery-slide > :not(.gallery-frame), .gallery-frame > :not(img, picture), .gallery-slide [tabindex], [usemap]):not([inert])';

/** Tells what the gallery has made inert from what its host has. */
const ours = 'gallery';

function hide(within: HTMLElement): void {
  for (const part of within.querySelectorAll(content)) {
    part.setAttribute('inert', ours);
  }
}

function reveal(within: HTMLElement): void {
  for (const part of within.querySelectorAll(`[inert=${ours}]`)) part.removeAttribute('inert');
}

/**
 * Answers a function that marks the slides that are to be seen with `data-current`. What the others
 * hold can be neither focused nor read; they themselves still feel a click, by which a strip is moved.
 */
export function markShown({ slides, track, onEnd }: GalleryScene): (shown: ShownSlides) => void {
  hide(track);
  for (const slide of slides) slide.ariaHidden = 'true';

  onEnd(() => {
    reveal(track);
    for (const slide of slides) {
      slide.ariaHidden = null;
      slide.removeAttribute('data-current');
    }
  });

  return ({ first, end }) => {
    for (const [index, slide] of slides.entries()) {
      const isShown = index >= first && index < end;
      if (isShown === slide.hasAttribute('data-current')) continue;
      if (isShown) reveal(slide);
      else hide(slide);
      slide.toggleAttribute('data-current', isShown);
      slide.ariaHidden = isShown ? null : 'true';
    }
  };
}
