import { cleanupLater } from '../page/cleanup-later.ts';
import type { PagePart } from '../page/page.ts';

/** Starts the entrance animations of blocks, where the owner enabled them. */
export const startMotion: PagePart = ({ window: view }) => {
  const { document } = view;
  if (document.documentElement.dataset['motion'] === undefined) return;
  return cleanupLater(
    import('./motion-chunk.ts').then(({ animateBlocks }) => {
      const observer = animateBlocks(document, view);
      return () => observer.disconnect();
    }),
  );
};
