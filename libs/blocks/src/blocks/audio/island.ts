import type { IslandStart } from '../../kit/block/island.ts';
import { takeTurns } from '../../kit/playing/take-turns.ts';
import { startAlbum } from './start-album.ts';

/** Pauses the audio when other media of the page start, and makes the tracks of an album playable. */
export const start: IslandStart = (root) => {
  const player = root.querySelector('audio');
  if (player === null) return () => {};
  const controller = new AbortController();
  const { signal } = controller;
  const takeTurn = takeTurns(root, () => player.pause(), signal);
  player.addEventListener('play', takeTurn, { signal });
  startAlbum(root, player, signal);
  return () => controller.abort();
};
