import type { GalleryScene } from './gallery-scene.ts';
import type { ShownSlides } from './presenter.ts';

/**
 * A slide's content beside its image: links, players, text, or anything else of the host. Only this is made inert, not
 * the whole slide, because restyling many images is slow.
 */
const content =
  ':is(.gallery-slide > :not(.gallery-frame), .gallery-frame > :not(img, picture), .gallery-slide [tabindex], [usemap]):not([inert])';

/** Value of `inert` on elements that the gallery itself has made inert. */
const inertMarker = 'gallery';

function hide(container: HTMLElement): void {
  for (const part of container.querySelectorAll(content)) {
    part.setAttribute('inert', inertMarker);
  }
}

function reveal(container: HTMLElement): void {
  for (const part of container.querySelectorAll(`[inert=${inertMarker}]`)) {
    part.removeAttribute('inert');
  }
}

/**
 * Returns a function that marks the visible slides with `data-current`. The content of the others is neither focusable
 * nor read; the slides themselves still accept clicks, which move a strip.
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
