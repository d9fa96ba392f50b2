import { parseMarqueeOptions, type MarqueeOptions } from './options.ts';

/** Attributes of a marquee's elements, with React's names. */
export interface MarqueeMarkup {
  readonly root: {
    readonly className: string;
    readonly style: Readonly<Record<string, number>>;
    /** The options, for the script. */
    readonly 'data-marquee': string;
  };
  /** Attributes of its inner element, whose children are the entries: `<span>` or `<a>`, with text only. */
  readonly text: { readonly className: string };
}

/** A marquee that is readable without a script; enhancing it later does not change its height. */
export function marqueeMarkup(input: Partial<MarqueeOptions>): MarqueeMarkup {
  const options = parseMarqueeOptions(input);
  return {
    root: {
      className: 'marquee',
      style: { '--marquee-wave': options.waveIntensity },
      'data-marquee': JSON.stringify(options),
    },
    text: { className: 'marquee-text' },
  };
}
