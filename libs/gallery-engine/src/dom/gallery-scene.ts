import type { GallerySettings } from '../block/gallery-settings.ts';
import { readSlide } from '../slides/read-slide.ts';
import type { Slide } from '../slides/slide.ts';
import { wideScreenPx } from '../transitions/transition-durations.ts';
import type { EnhanceGalleryOptions } from './enhance-options.ts';

/** One life of an enhanced gallery: its elements, its settings, and the end of its listeners. */
export interface GalleryScene {
  readonly root: HTMLElement;
  readonly view: Window & typeof globalThis;
  readonly viewport: HTMLElement;
  readonly track: HTMLElement;
  readonly slides: readonly HTMLElement[];
  /** What the slides' elements say about them. */
  readonly items: readonly Slide[];
  readonly settings: GallerySettings;
  readonly options: EnhanceGalleryOptions;
  readonly log: (message: string) => void;
  /** Whether the last position leads to the first. */
  readonly loop: boolean;
  /** Aborted when this life ends. */
  readonly signal: AbortSignal;
  /** Runs a function when this life ends. */
  readonly onEnd: (undo: () => void) => void;
  /** Whether the screen is a wider one, now. */
  readonly isWide: () => boolean;
  /** 1 if text runs from left to right now, -1 if it runs from right to left. */
  readonly readingSign: () => 1 | -1;
}

/** Whether the visitor prefers reduced motion now. */
export const prefersReducedMotion = ({ view }: Pick<GalleryScene, 'view'>): boolean =>
  view.matchMedia('(prefers-reduced-motion: reduce)').matches;

/** Finds the parts that `galleryMarkup` describes; undefined when the root holds none. */
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
