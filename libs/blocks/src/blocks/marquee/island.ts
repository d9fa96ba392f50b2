import { enhanceMarquee, type EnhanceMarqueeOptions } from '@sitewright/ui/marquee';
import type { IslandStart } from '../../kit/block/island.ts';

/** Starts the animation of the text. */
export const start: IslandStart = (root) => {
  const { marquee = '{}', pause = '', play = '' } = root.dataset;
  const options = JSON.parse(marquee) as EnhanceMarqueeOptions;
  return enhanceMarquee(root, { ...options, labels: { pause, play } }).destroy;
};
