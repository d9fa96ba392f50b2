/** Said to the whole page when something starts to play, so that everything else stops. */
const startedEvent = 'playing:started';

/**
 * Lets one thing play at a time on a page, be it a film or a sound.
 *
 * @param root - what plays, by which others tell it from themselves
 * @param stop - called when another one starts
 * @returns says that this one starts
 */
export function takeTurns(root: HTMLElement, stop: () => void, signal: AbortSignal): () => void {
  const { ownerDocument: document } = root;
  document.addEventListener(
    startedEvent,
    ({ detail }: CustomEventInit<HTMLElement>) => {
      if (detail !== root) stop();
    },
    { signal },
  );
  return () => void document.dispatchEvent(new CustomEvent(startedEvent, { detail: root }));
}
