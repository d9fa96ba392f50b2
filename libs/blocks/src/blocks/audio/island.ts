import type { IslandStart } from '../../kit/block/island.ts';
import { takeTurns } from '../../kit/playing/take-turns.ts';
import { startAlbum } from './start-album.ts';

/** Stops the sound when another one of the page starts, and lets the tracks of an album be pressed. */
export const start: IslandStart = (root) => {
  const player = root.querySelector('audio');
  if (player === null) return () => {};
  const life = new AbortController();
  const { signal } = life;
  const takeTurn = takeTurns(root, () => player.pause(), signal);
  player.addEventListener('play', takeTurn, { signal });
  startAlbum(root, player, signal);
  return () => life.abort();
};
