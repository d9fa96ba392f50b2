import { createDebounce } from '../pacing/create-debounce.ts';
import type { TimerHost } from '../pacing/timer-host.ts';
import { scrollEndMs } from './options.ts';

/**
 * Calls back whenever a window or an element stops scrolling: 300 ms after its last scroll event. The native
 * `scrollend` fires while a finger is still on the page, and not in every browser. Returns a function that stops this.
 */
export function watchScrollEnd(
  target: EventTarget,
  onEnd: () => void,
  host: TimerHost,
): () => void {
  const scrollEnd = createDebounce(onEnd, host, scrollEndMs);
  target.addEventListener('scroll', scrollEnd.call, { passive: true });
  return () => {
    target.removeEventListener('scroll', scrollEnd.call);
    scrollEnd.cancel();
  };
}
