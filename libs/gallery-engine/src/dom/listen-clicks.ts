import { isChord } from '../input/is-chord.ts';
import { resolveSlideClick } from '../input/slide-click.ts';
import type { GalleryAction } from '../markup/gallery-action.ts';
import type { GalleryScene } from './gallery-scene.ts';

/** Allowed schemes of a click-through URL, without `javascript:`. */
const openSchemes = ['http:', 'https:', 'mailto:', 'tel:'];

/** Opens a click-through URL in this tab. Ignores any other scheme, and invalid URLs. */
function openAddress(url: string, view: Window): void {
  const link = view.document.createElement('a');
  link.href = url;
  if (openSchemes.includes(link.protocol)) view.location.assign(link.href);
}

/** Handlers of clicks on a gallery's parts; indexes are of slides. */
export interface ClickHandlers {
  readonly next: () => void;
  readonly previous: () => void;
  /** Toggles autoplay. */
  readonly rotate: () => void;
  readonly goTo: (slide: number) => void;
  readonly isCurrent: (slide: number) => boolean;
}

const interactive = 'a, button, video, iframe, input, select, textarea, [data-type="video"]';

/** Whether a click is on the first half of a slide in reading direction. */
function isOnFirstHalf(event: MouseEvent, slide: HTMLElement, readingSign: 1 | -1): boolean {
  const { left, width } = slide.getBoundingClientRect();
  return (event.clientX - left - width / 2) * readingSign < 0;
}

/**
 * Handles every click on a gallery: its controls, its thumbnails, its slides. A design without an index has no
 * handlers.
 */
export function listenToClicks(scene: GalleryScene, handlers?: ClickHandlers): void {
  const { root, slides, items, settings, options, signal } = scene;
  const { openLightbox, openUrl = (url) => openAddress(url, scene.view) } = options;
  const theme = settings.lightbox;
  const clickBehavior =
    'clickBehavior' in settings.options ? settings.options.clickBehavior : 'none';
  const slideOf = (target: Element) => slides.findIndex((slide) => slide.contains(target));

  function open(event: MouseEvent, index: number) {
    if (!theme || !openLightbox) return;
    event.preventDefault();
    const opener = (event.target as Element).closest<HTMLElement>('a, button') ?? slides[index];
    openLightbox(index, { theme, opener: opener ?? root });
  }

  function act(action: GalleryAction, control: HTMLElement, event: MouseEvent) {
    if (action === 'open') open(event, slideOf(control));
    else if (action === 'show')
      handlers?.goTo([...control.parentElement!.children].indexOf(control));
    else handlers?.[action]();
  }

  function handleSlideClick(event: MouseEvent, target: Element) {
    const index = slideOf(target);
    const slide = slides[index];
    if (!slide) return;
    const url = items[index]?.clickThroughUrl;
    const result = resolveSlideClick({
      design: settings.design,
      isCurrent: handlers?.isCurrent(index) ?? true,
      isTaken: target.closest(interactive) !== null,
      clickThroughUrl: url,
      opensLightbox: theme !== undefined && openLightbox !== undefined,
      clickBehavior,
      onFirstHalf: () => isOnFirstHalf(event, slide, scene.readingSign()),
    });
    if (result === 'goTo') handlers?.goTo(index);
    else if (result === 'openUrl' && url) openUrl(url);
    else if (result === 'openLightbox') open(event, index);
    else if (result === 'next' || result === 'previous') handlers?.[result]();
  }

  root.addEventListener(
    'click',
    (event) => {
      const { target } = event;
      if (!(target instanceof Element) || event.button || isChord(event) || event.defaultPrevented)
        return;
      const control = target.closest<HTMLElement>('[data-gallery-action]');
      if (control) act(control.dataset.galleryAction as GalleryAction, control, event);
      else handleSlideClick(event, target);
    },
    { signal },
  );
}
