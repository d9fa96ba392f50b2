import type { GallerySettings } from '../block/gallery-settings.ts';
import { readSlide } from '../slides/read-slide.ts';
import type { Slide } from '../slides/slide.ts';
import { wideScreenPx } from '../transitions/transition-durations.ts';
import type { EnhanceGalleryOptions } from './enhance-options.ts';

/** An enhanced gallery's elements, settings, and cleanup. */
export interface GalleryScene {
  readonly root: HTMLElement;
  readonly view: Window & typeof globalThis;
  readonly viewport: HTMLElement;
  readonly track: HTMLElement;
  readonly slides: readonly HTMLElement[];
  /** The data of the slides' elements. */
  readonly items: readonly Slide[];
  readonly settings: GallerySettings;
  readonly options: EnhanceGalleryOptions;
  readonly log: (message: string) => void;
  /** Whether the last position leads to the first. */
  readonly loop: boolean;
  /** Aborted when the gallery is destroyed. */
  readonly signal: AbortSignal;
  /** Runs a function when the gallery is destroyed. */
  readonly onEnd: (undo: () => void) => void;
  /** Whether the screen is currently wide. */
  readonly isWide: () => boolean;
  /** The current text direction: 1 from left to right, -1 from right to left. */
  readonly readingSign: () => 1 | -1;
}

/** Whether the visitor currently prefers reduced motion. */
export const prefersReducedMotion = ({ view }: Pick<GalleryScene, 'view'>): boolean =>
  view.matchMedia('(prefers-reduced-motion: reduce)').matches;

/** Finds the parts that `galleryMarkup` describes; undefined if there are none. */
export function readScene(
  root: HTMLElement,
  settings: GallerySettings,
  options: EnhanceGalleryOptions,
  { signal, log }: Pick<GalleryScene, 'signal' | 'log'>,
): GalleryScene | undefined {
  const view = root.ownerDocument.defaultView;
  const viewport = root.querySelector<HTMLElement>('.gallery-viewport');
  const track = root.querySelector<HTMLElement>('.gallery-track');
  if (!view || !viewport || !track) return undefined;
  const slides = [...track.querySelectorAll<HTMLElement>('.gallery-slide')];
  return {
    root,
    view,
    viewport,
    track,
    slides,
    items: slides.map((slide) => readSlide(slide.dataset)),
    settings,
    options,
    log,
    loop: options.loop ?? settings.loop,
    signal,
    onEnd: (undo) => signal.addEventListener('abort', undo, { once: true }),
    isWide: () => view.matchMedia(`(min-width: ${wideScreenPx}px)`).matches,
    readingSign: () => (root.matches(':dir(rtl)') ? -1 : 1),
  };
}
