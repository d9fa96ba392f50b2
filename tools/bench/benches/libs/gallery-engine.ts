import type { Browser } from 'playwright';
import { median } from '../../report/median.ts';
import type { Comparison } from './comparison.ts';
import { ask } from './in-page.ts';
import type { LibraryBench } from './library-bench.ts';
import type { watchCarousel } from './pages/gallery-engine.ts';
import { importBytes, libraryBytes, libraryStyleBytes, peerStyleBytes } from './sizes.ts';
import { atMost, timesLess } from './target.ts';

const entry = 'pages/gallery-engine.ts';
const designs = ['slideshow', 'slider', 'carousel'] as const;
type Watched = Awaited<ReturnType<typeof watchCarousel>>;

/** Median milliseconds of setting up one carousel: for the first time in a page, and later. */
interface SetUps {
  readonly first: number;
  readonly later: number;
}

async function timeSetUps(browser: Browser, rounds: number): Promise<(name: string) => SetUps> {
  const samples = new Map<string, { first: number[]; later: number[] }>();
  for (let round = 0; round < rounds * 2; round++)
    for (const name of [...designs, 'keen', 'embla']) {
      const times = await ask<readonly number[]>({ browser, entry }, 'timeSetUps', name);
      const { first, later } = samples.get(name) ?? { first: [], later: [] };
      samples.set(name, {
        first: [...first, ...times.slice(0, 1)],
        later: [...later, ...times.slice(3)],
      });
    }
  return (name) => ({
    first: median(samples.get(name)?.first ?? []),
    later: median(samples.get(name)?.later ?? []),
  });
}

async function sizeRows(): Promise<readonly Comparison[]> {
  const embla = { name: 'embla-carousel', value: await importBytes('embla-carousel') };
  const swiper = { name: 'swiper and modules', value: await importBytes('swiper') };
  const all = await libraryBytes('gallery-engine/src/dom/index.ts#enhanceGallery');
  return [
    {
      what: 'bytes of the core',
      ours: await libraryBytes('gallery-engine/src/index.ts#createGallery'),
      peer: embla,
      target: atMost(2_000),
    },
    {
      what: 'bytes, all designs and transitions',
      ours: all,
      peer: swiper,
      target: atMost(7_500),
    },
    {
      what: 'bytes, all designs and transitions',
      ours: all,
      peer: { name: 'keen-slider', value: await importBytes('keen-slider') },
    },
    {
      what: 'bytes of CSS',
      ours: libraryStyleBytes('gallery-engine/src/gallery-engine.css'),
      peer: { name: 'swiper', value: peerStyleBytes('swiper/swiper-bundle.css') },
      target: atMost(1_200),
    },
  ];
}

/** Compares galleries with keen-slider, embla and swiper, in Chromium. */
export const galleryEngine: LibraryBench = {
  async measure({ browser, rounds }) {
    const setUpsOf = await timeSetUps(browser, rounds);
    const keen = await ask<Watched>({ browser, entry }, 'watchCarousel', 'keen');
    const rows: Comparison[] = [];
    for (const design of designs) {
      const { listening, onNext, onResize } = await ask<Watched>(
        { browser, entry },
        'watchCarousel',
        design,
      );
      const keenPeer = (value: number) => ({ name: 'keen-slider', value });
      rows.push(
        {
          what: `${design}: first set-up of 60 slides, ms`,
          ours: setUpsOf(design).first,
          peer: keenPeer(setUpsOf('keen').first),
          target: timesLess(2),
        },
        {
          what: `${design}: a later set-up, ms`,
          ours: setUpsOf(design).later,
          peer: keenPeer(setUpsOf('keen').later),
        },
        {
          what: `${design}: geometry reads on next`,
          ours: onNext,
          peer: keenPeer(keen.onNext),
          target: atMost(0),
        },
        {
          what: `${design}: geometry reads on resize`,
          ours: onResize,
          peer: keenPeer(keen.onResize),
          target: atMost(0),
        },
        {
          what: `${design}: listeners`,
          ours: listening,
          peer: keenPeer(keen.listening),
          target: atMost(8),
        },
      );
    }
    const emblaPeer = (value: number) => ({ name: 'embla-carousel', value });
    return [
      ...(await sizeRows()),
      ...rows,
      {
        what: 'slider: first set-up of 60 slides, ms',
        ours: setUpsOf('slider').first,
        peer: emblaPeer(setUpsOf('embla').first),
      },
    ];
  },
  notes: [
    'A first set-up: in a new page after it has become idle, from laid-out markup to the layout that the library causes, including callbacks that it schedules for the next frame.',
    'swiper: A11y, Autoplay, EffectFade, FreeMode, HashNavigation, Keyboard, Navigation, Pagination, Thumbs; its CSS is the bundle.',
    'Geometry reads: getBoundingClientRect, getClientRects, getComputedStyle and all client, offset and scroll measures, until the move or the resize has finished.',
  ],
};
