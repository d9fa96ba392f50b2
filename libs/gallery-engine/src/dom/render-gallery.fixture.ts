import '../gallery-engine.css';
import { galleryBlockDefaults, type GalleryBlockData } from '../block/gallery-block-data.ts';
import { galleryMarkup } from '../markup/gallery-markup.ts';
import type { GalleryAttributes } from '../markup/gallery-attributes.ts';
import type { DesignOverrides } from '../block/gallery-settings.ts';
import type { Slide } from '../slides/slide.ts';
import { enhanceCarousel } from './enhance-carousel.ts';
import type { EnhanceDesign, EnhancedGallery } from './enhance-scene.ts';
import { enhanceStacked } from './enhance-stacked.ts';
import { enhanceStatic } from './enhance-static.ts';
import { enhanceStrip } from './enhance-strip.ts';
import type { EnhanceGalleryOptions } from './enhance-options.ts';

/** An image of a given size that needs no network: its left half red, its right half blue. */
export function picture(width: number, height: number): string {
  const half = `<rect width="${width / 2}" height="${height}" fill="red"/>`;
  const rest = `<rect x="${width / 2}" width="${width / 2}" height="${height}" fill="blue"/>`;
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">${half}${rest}</svg>`;
  return `data:image/svg+xml,${encodeURIComponent(svg)}`;
}

/** Slides `s0`, `s1`, … of the given sizes; a size of `video` makes a video. */
export function slidesOf(...sizes: readonly (readonly [number, number] | 'video')[]): Slide[] {
  return sizes.map((size, index) => {
    if (size === 'video') return { type: 'video', id: `s${index}`, url: `/items/${index}` };
    const [width, height] = size;
    return {
      type: 'image',
      id: `s${index}`,
      url: `/items/${index}`,
      dimensions: { width, height },
      source: picture(width, height),
    };
  });
}

/** Slides of 3:2. */
export function equalSlides(count: number): Slide[] {
  return slidesOf(...Array.from({ length: count }, () => [300, 200] as const));
}

function write(element: HTMLElement, attributes: GalleryAttributes): HTMLElement {
  const { className, style, ...rest } = attributes;
  if (className) element.className = className;
  for (const [name, value] of Object.entries(style ?? {})) {
    element.style.setProperty(name, String(value));
  }
  for (const [name, value] of Object.entries(rest)) {
    if (value !== undefined) element.setAttribute(name, String(value));
  }
  return element;
}

/** A gallery in a page. */
export interface RenderedGallery {
  readonly root: HTMLElement;
  readonly viewport: HTMLElement;
  readonly slides: readonly HTMLElement[];
  readonly control: (action: 'previous' | 'next' | 'rotate') => HTMLButtonElement;
  readonly enhanced: EnhancedGallery | undefined;
  /** Indexes of the visible slides. */
  readonly current: () => number[];
}

/** The gallery of a test. */
export interface RenderOptions {
  readonly data?: Partial<GalleryBlockData>;
  readonly slides?: readonly Slide[];
  /** Width of the container. Default 600. */
  readonly width?: number;
  /** Design options that are not in the block data. */
  readonly design?: DesignOverrides;
  readonly options?: EnhanceGalleryOptions;
  /** False leaves the markup without a script. Default true. */
  readonly enhance?: boolean;
  /** Content of a slide's caption. Default none. */
  readonly caption?: string;
}

/** The code that a page loads for a design. */
const enhancers: Readonly<Record<string, EnhanceDesign>> = {
  carousel: enhanceCarousel,
  stacked: enhanceStacked,
  strip: enhanceStrip,
};

const alive: { destroy: () => void; place: HTMLElement }[] = [];

/** Removes every gallery of the test from the page. */
export function removeGalleries(): void {
  for (const { destroy, place } of alive.splice(0)) {
    destroy();
    place.remove();
  }
}

/** Adds a gallery as the server renders it and enhances it. */
export function renderGallery(given: RenderOptions = {}): RenderedGallery {
  const { slides = equalSlides(4), width = 600, options, enhance = true, caption } = given;
  const data: GalleryBlockData = { ...galleryBlockDefaults, ...given.data };
  const markup = galleryMarkup({ data, slides, label: 'Photographs', design: given.design });
  const root = write(document.createElement('section'), markup.root);
  for (const control of [markup.rotate, markup.previous, markup.next]) {
    if (control) root.append(write(document.createElement('button'), control));
  }
  const viewport = write(document.createElement('div'), markup.viewport);
  const track = write(document.createElement('div'), markup.track);
  const elements = slides.map((slide, index) => {
    const element = write(document.createElement('div'), markup.slides[index] ?? {});
    const frame = write(document.createElement('div'), markup.frame);
    const content = document.createElement(slide.type === 'video' ? 'video' : 'img');
    if (slide.source) content.setAttribute('src', slide.source);
    if (markup.open) {
      const open = write(document.createElement('a'), markup.open);
      open.setAttribute('href', '#full');
      open.append(content);
      frame.append(open);
    } else frame.append(content);
    element.append(frame);
    if (caption) {
      const meta = write(document.createElement('div'), markup.meta);
      meta.textContent = caption;
      element.append(meta);
    }
    return element;
  });
  track.append(...elements);
  viewport.append(track);
  root.append(viewport);
  if (markup.thumbnails) {
    const strip = write(document.createElement('div'), markup.thumbnails.root);
    for (const item of markup.thumbnails.items) {
      strip.append(write(document.createElement('button'), item));
    }
    root.append(strip);
  }
  const place = document.createElement('div');
  place.style.width = `${width}px`;
  place.append(root);
  document.body.append(place);
  const enhanceDesign = enhancers[markup.design] ?? enhanceStatic;
  const enhanced = enhance ? enhanceDesign(root, options) : undefined;
  alive.push({ place, destroy: () => enhanced?.destroy() });

  return {
    root,
    viewport,
    slides: elements,
    control: (action) => {
      const button = root.querySelector<HTMLButtonElement>(`[data-gallery-action="${action}"]`);
      if (!button) throw new Error(`The gallery has no control "${action}".`);
      return button;
    },
    enhanced,
    current: () =>
      elements.flatMap((element, index) => (element.hasAttribute('data-current') ? [index] : [])),
  };
}
