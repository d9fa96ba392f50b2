import { parsePositiveNumber } from './number-option.ts';
import { parseCountOrNone } from './option-values.ts';
import { galleryDefaults, type GalleryOptions } from './options.ts';
import { runGallery, type Gallery } from './run-gallery.ts';

/**
 * Creates a gallery's state. It is independent of DOM, timers and frameworks: `schedule` is its clock, and `animate`
 * shows its moves. An invalid number, such as an interval of 0, is treated as missing.
 *
 * @example
 * const gallery = createGallery({ count: 6, loop: true, schedule: browserSchedule(), onChange: ({ index }) => show(index) });
 * gallery.next(); // true
 */
export function createGallery(options: GalleryOptions): Gallery {
  const { index, loop, autoplay, randomize, pauses, random } = options;
  return runGallery({
    ...options,
    count: parseCountOrNone(options.count) ?? 0,
    index: index ?? galleryDefaults.index,
    loop: loop ?? galleryDefaults.loop,
    autoplay: autoplay ?? galleryDefaults.autoplay,
    autoplayIntervalMs:
      parsePositiveNumber(options.autoplayIntervalMs) ?? galleryDefaults.autoplayIntervalMs,
    randomize: randomize ?? galleryDefaults.randomize,
    pauses: pauses ?? galleryDefaults.pauses,
    random: random ?? galleryDefaults.random,
  });
}
