import type { IslandRuntime } from '../../kit/block/island.ts';

/** What browsers call the playlists of HLS. */
const playlistType = 'application/vnd.apple.mpegurl';

/**
 * Lets the player of a frame play its stream: by itself where the browser can, else by code that comes when it is to
 * start. When that fails, a sentence and a link to the stream are in its place.
 *
 * @param onFailed - called when the player has gone
 * @returns ends it; does nothing for a frame without a stream
 */
export function startStream(
  frame: HTMLElement,
  { loadStreamLibrary, announce }: Pick<IslandRuntime, 'loadStreamLibrary' | 'announce'>,
  onFailed: () => void,
): () => void {
  const address = frame.dataset['stream'];
  const player = frame.querySelector('video');
  const overlay = frame.querySelector<HTMLElement>('.video-overlay');
  if (address === undefined || player === null) return () => {};
  const life = new AbortController();
  const { signal } = life;

  function fail(): void {
    if (signal.aborted) return;
    const wasFocused = frame.contains(frame.ownerDocument.activeElement);
    life.abort();
    onFailed();
    player?.remove();
    overlay?.remove();
    const words = frame.querySelector<HTMLElement>('.video-failure');
    if (words === null) return;
    words.hidden = false;
    if (wasFocused) words.querySelector('a')?.focus({ preventScroll: true });
    announce(words.textContent);
  }

  async function play(media: HTMLVideoElement, playlist: string): Promise<void> {
    try {
      const library = await loadStreamLibrary();
      if (signal.aborted) return;
      const end = library.play({
        player: media,
        address: playlist,
        onReady() {
          // Something else of the page may have started meanwhile.
          if (!('playing' in frame.dataset)) return;
          // A browser may reject to start; its own controls are there then.
          void media.play().catch(() => {});
        },
        onFailed: fail,
      });
      signal.addEventListener('abort', end);
    } catch {
      fail();
    }
  }

  if (player.canPlayType(playlistType) === '') {
    // It has rejected this source, and would be in the way of the library's.
    player.querySelector('source')?.remove();
    player.load();
    overlay?.addEventListener('click', () => void play(player, address), { signal, once: true });
  } else {
    // What a source did wrong is said to the source alone.
    player.addEventListener('error', fail, { signal, capture: true });
  }
  return () => life.abort();
}
