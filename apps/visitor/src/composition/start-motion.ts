import { endingLater } from './ending-later.ts';
import type { PagePart } from './page.ts';

/** Lets sections appear as the owner chose, unless the visitor wants no motion. */
export const startMotion: PagePart = ({ window: view }) => {
  const { document } = view;
  const { motion } = document.documentElement.dataset;
  if (motion === undefined || view.matchMedia('(prefers-reduced-motion: reduce)').matches) return;
  return endingLater(
    import('./reveal-sections.ts').then(({ revealSections }) => revealSections(document, motion)),
  );
};
