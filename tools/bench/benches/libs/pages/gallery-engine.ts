import { galleryMarkup } from '@sitewright/gallery-engine';
import { galleryBlockDefaults } from '@sitewright/gallery-engine/block';
import type { GalleryAttributes, Slide } from '@sitewright/gallery-engine';
import { enhanceGallery } from '@sitewright/gallery-engine/dom';
import styles from '@sitewright/gallery-engine/styles.css?inline';
import EmblaCarousel from 'embla-carousel';
import keenSlider from 'keen-slider';
import keenStyles from 'keen-slider/keen-slider.min.css?inline';
import { countGeometryReads } from './geometry-reads.ts';
import { countListeners } from './listener-count.ts';

// Its types describe the CommonJS module; bundlers use the ES module.
const KeenSlider = keenSlider as unknown as typeof keenSlider.default;

const slideCount = 60;
const pixel = 'data:image/gif;base64,R0lGODlhAQABAAAAACH5BAEKAAEALAAAAAABAAEAAAICTAEAOw==';
const slides: readonly Slide[] = Array.from({ length: slideCount }, (_, index) => ({
  type: 'image',
  id: `s${index}`,
  url: `/items/${index}`,
  dimensions: { width: 300, height: 200 },
  source: pixel,
}));
const emblaStyles =
  '.embla{overflow:hidden}.embla-row{display:flex}.embla-row>*{flex:0 0 100%;min-width:0}';

/** A carousel of images, from its server-rendered markup. */
interface Carousel {
  readonly html: string;
  /** Enhances the markup; returns the controls of the carousel. */
  readonly start: (root: HTMLElement) => { next(): void; destroy(): void };
}

function attributesText({ className, style, ...rest }: GalleryAttributes): string {
  const declarations = Object.entries(style ?? {}).map(([name, value]) => `${name}:${value}`);
  const all = { class: className, style: declarations.join(';') || undefined, ...rest };
  return Object.entries(all)
    .filter(([, value]) => value !== undefined)
    .map(([name, value]) => ` ${name}="${String(value).replaceAll('"', '&quot;')}"`)
    .join('');
}

function ourCarousel(design: string): Carousel {
  // Enables every feature that adds listeners.
  const data = { ...galleryBlockDefaults, design, autoplay: true };
  const markup = galleryMarkup({ data, slides, label: 'Harbour' });
  const items = slides.map(
    (slide, index) =>
      `<div${attributesText(markup.slides[index] ?? {})}><div${attributesText(markup.frame)}>` +
      `<img src="${slide.source}" alt=""></div></div>`,
  );
  const controls = [markup.previous, markup.next].map((control) =>
    control ? `<button${attributesText(control)}></button>` : '',
  );
  return {
    html: `<section${attributesText(markup.root)}>${controls.join('')}<div${attributesText(markup.viewport)}><div${attributesText(markup.track)}>${items.join('')}</div></div></section>`,
    start: (root) => {
      const enhanced = enhanceGallery(root);
      if (!enhanced?.gallery) throw new Error(`A ${design} did not start.`);
      const { gallery, destroy } = enhanced;
      return { next: () => void gallery.next(), destroy };
    },
  };
}

const image = `<img src="${pixel}" width="300" height="200" alt="">`;
const row = (className: string) => `<div class="${className}">${image}</div>`.repeat(slideCount);

const carousels = {
  slideshow: ourCarousel('slideshow'),
  slider: ourCarousel('slider'),
  carousel: ourCarousel('carousel'),
  keen: {
    html: `<div class="keen-slider">${row('keen-slider__slide')}</div>`,
    start: (root) => {
      const keen = new KeenSlider(root, { loop: true });
      return { next: () => keen.next(), destroy: () => keen.destroy() };
    },
  },
  embla: {
    html: `<div class="embla"><div class="embla-row">${row('embla-slide')}</div></div>`,
    start: (root) => {
      const embla = EmblaCarousel(root, { loop: true });
      return { next: () => embla.scrollNext(), destroy: () => embla.destroy() };
    },
  },
} satisfies Record<string, Carousel>;
type Name = keyof typeof carousels;

function insert(html: string): { box: HTMLElement; root: HTMLElement } {
  const box = document.createElement('div');
  box.style.width = '900px';
  box.innerHTML = html;
  document.body.append(box);
  return { box, root: box.firstElementChild as HTMLElement };
}

/**
 * Milliseconds of starting a carousel, including the callbacks that it schedules for the next frame, which run
 * immediately, and the resulting layout.
 */
function timeSetUp({ start }: Carousel, root: HTMLElement): number {
  const { requestAnimationFrame } = window;
  const postponed: FrameRequestCallback[] = [];
  window.requestAnimationFrame = (callback) => postponed.push(callback);
  const startedAt = performance.now();
  start(root);
  for (const callback of postponed.splice(0)) callback(startedAt);
  void document.body.offsetHeight;
  const elapsedMs = performance.now() - startedAt;
  window.requestAnimationFrame = requestAnimationFrame;
  return elapsedMs;
}

const pause = (ms: number) => new Promise<void>((resolve) => void setTimeout(resolve, ms));

/** Counts the listeners of a carousel, and its geometry reads on next and on resize. */
async function watch({ html, start }: Carousel) {
  const reads = countGeometryReads(window);
  const listeners = countListeners(window);
  const { box, root } = insert(html);
  await pause(100);
  const carousel = start(root);
  const listening = listeners();
  await pause(300);
  reads.reset();
  carousel.next();
  await pause(1500);
  const onNext = reads.count();
  reads.reset();
  // Some carousels listen to the window, others observe the element.
  box.style.width = '500px';
  window.dispatchEvent(new Event('resize'));
  await pause(1000);
  const onResize = reads.count();
  carousel.destroy();
  box.remove();
  return { listening, onNext, onResize };
}

function addStyles(): void {
  const style = document.createElement('style');
  style.textContent = [styles, keenStyles, emblaStyles].join('\n');
  document.head.append(style);
}

/** Milliseconds of ten set-ups, one after another, in a new page after it has become idle. */
export async function timeSetUps(name: Name): Promise<readonly number[]> {
  addStyles();
  const times: number[] = [];
  for (let time = 0; time < 10; time++) {
    const { box, root } = insert(carousels[name].html);
    await pause(time === 0 ? 500 : 50);
    times.push(timeSetUp(carousels[name], root));
    box.remove();
  }
  return times;
}

/** Measures the listeners and geometry reads of one carousel. */
export function watchCarousel(name: Name) {
  addStyles();
  return watch(carousels[name]);
}
