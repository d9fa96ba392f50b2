export { enhanceMarquee, type EnhanceMarqueeOptions, type Marquee } from './dom/enhance-marquee.ts';
export { marqueeLabels, type MarqueeLabels } from './dom/pause-button.ts';
export { marqueeMarkup, type MarqueeMarkup } from './markup.ts';
export {
  marqueeDefaults,
  marqueeNumbers,
  type MarqueeDirection,
  type MarqueeOptions,
} from './options.ts';
