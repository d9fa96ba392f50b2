import { endingLater } from './ending-later.ts';
import type { PagePart } from './page.ts';

/** Lets blocks appear, where the owner chose that. */
export const startMotion: PagePart = ({ window: view }) => {
  const { document } = view;
  if (document.documentElement.dataset['motion'] === undefined) return;
  return endingLater(
    import('./motion-chunk.ts').then(({ animateBlocks }) => {
      const observer = animateBlocks(document, view);
      return () => observer.disconnect();
    }),
  );
};
