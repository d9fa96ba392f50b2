import { resizeDebounceMs } from './options.ts';

/** Runs a callback later; answers how to prevent it. */
export type Schedule = (callback: () => void, delayMs: number) => () => void;

/** A function that acts once its calls have rested for `delayMs`, 100 ms as for images that change size. */
export function debounce(
  action: () => void,
  schedule: Schedule,
  delayMs: number = resizeDebounceMs,
): () => void {
  let cancel: (() => void) | undefined;
  return () => {
    cancel?.();
    cancel = schedule(action, delayMs);
  };
}
