import type { SetTimer } from '../outbox.ts';

/** How long a page's metrics may still change. */
const waitMs = 60_000;

/** Completes a page's record once: after 60 s, or when the returned function is called because the page is hidden. */
export function waitForMetrics(complete: () => void, setTimer: SetTimer): () => void {
  let isOpen = true;
  function completeOnce(): void {
    if (isOpen) complete();
    isOpen = false;
  }
  setTimer(completeOnce, waitMs);
  return completeOnce;
}
