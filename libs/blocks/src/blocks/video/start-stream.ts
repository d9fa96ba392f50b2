import type { IslandRuntime } from '../../kit/block/island.ts';

/** Media types of HLS playlists. */
const playlistType = 'application/vnd.apple.mpegurl';

/**
 * Makes the player of a frame play its stream: natively if the browser supports it, otherwise with code that loads
 * when playback starts. After a failure a message and a link to the stream replace the player.
 *
 * @param onFailed - called when the player was removed
 * @returns a function that ends it; it does nothing for a frame without a stream
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
  const controller = new AbortController();
  const { signal } = controller;

  function fail(): void {
    if (signal.aborted) return;
    const wasFocused = frame.contains(frame.ownerDocument.activeElement);
    controller.abort();
    onFailed();
    player?.remove();
    overlay?.remove();
    const message = frame.querySelector<HTMLElement>('.video-failure');
    if (message === null) return;
    message.hidden = false;
    if (wasFocused) message.querySelector('a')?.focus({ preventScroll: true });
    announce(message.textContent);
  }

  async function play(media: HTMLVideoElement, playlist: string): Promise<void> {
    try {
      const library = await loadStreamLibrary();
      if (signal.aborted) return;
      const end = library.play({
        player: media,
        address: playlist,
        onReady() {
          // Other media of the page may have started meanwhile.
          if (!('playing' in frame.dataset)) return;
          // If the browser blocks playback, its own controls remain usable.
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
    // The browser has rejected this source, which would interfere with the library's.
    player.querySelector('source')?.remove();
    player.load();
    overlay?.addEventListener('click', () => void play(player, address), { signal, once: true });
  } else {
    // Errors of a source element do not bubble.
    player.addEventListener('error', fail, { signal, capture: true });
  }
  return () => controller.abort();
}
