import type { Gallery } from './run-gallery.ts';

function lead(leader: Gallery, follower: Gallery) {
  let isLeading = false;
  return leader.subscribe(({ phase, index }) => {
    if ((phase === 'moving') === isLeading) return;
    isLeading = phase === 'moving';
    if (isLeading) follower.follow(index);
    else follower.release();
  });
}

/**
 * Keeps two galleries at the same position, in both directions, such as a slideshow and its thumbnails. While one
 * moves, the other rejects moves of its own. The second starts at the first one's position. Returns a function that
 * unlinks them.
 */
export function linkGalleries(first: Gallery, second: Gallery): () => void {
  second.follow(first.getState().index);
  second.release();
  const unsubscribers = [lead(first, second), lead(second, first)];
  return () => {
    for (const unsubscribe of unsubscribers) unsubscribe();
  };
}
