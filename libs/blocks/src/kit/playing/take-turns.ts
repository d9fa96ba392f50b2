/** Document event: a player has started, so all others stop. */
const startedEvent = 'playing:started';

/**
 * Lets only one player of a page play at a time, video or audio.
 *
 * @param root - identifies the player among others
 * @param stop - called when another player starts
 * @returns a function that announces that this player starts
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
