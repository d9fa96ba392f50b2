import { createDebounce } from '../pacing/create-debounce.ts';
import type { TimerHost } from '../pacing/timer-host.ts';
import { scrollEndMs } from './options.ts';

/**
 * Tells each time that a window or an element has come to rest: 300 ms after its last scroll event. The browsers' own
 * `scrollend` comes while a finger still lies on the page, and not everywhere. Answers how to stop watching.
 */
export function watchScrollEnd(
  target: EventTarget,
  onEnd: () => void,
  host: TimerHost,
): () => void {
  const rest = createDebounce(onEnd, host, scrollEndMs);
  target.addEventListener('scroll', rest.call, { passive: true });
  return () => {
    target.removeEventListener('scroll', rest.call);
    rest.cancel();
  };
}
