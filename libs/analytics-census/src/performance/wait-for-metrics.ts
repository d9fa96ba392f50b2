import type { SetTimer } from '../outbox.ts';

/** How long a page's metrics may still change. */
const waitMs = 60_000;

/** Completes a page's record once: after 60 s, or when the returned function is called because the page is hidden. */
export function waitForMetrics(close: () => void, setTimer: SetTimer): () => void {
  let isOpen = true;
  function closeOnce(): void {
    if (isOpen) close();
    isOpen = false;
  }
  setTimer(closeOnce, waitMs);
  return closeOnce;
}
