import { parseMarqueeOptions, type MarqueeOptions } from './options.ts';

/** Attributes of a marquee's elements, in React's names. */
export interface MarqueeMarkup {
  readonly root: {
    readonly className: string;
    readonly style: Readonly<Record<string, number>>;
    /** The options, for the script. */
    readonly 'data-marquee': string;
  };
  /** Of the element in it whose children are the entries: `<span>` or `<a>`, each with text alone. */
  readonly text: { readonly className: string };
}

/** A marquee that can be read before its script comes, and is then no higher and no lower. */
export function marqueeMarkup(given: Partial<MarqueeOptions>): MarqueeMarkup {
  const options = parseMarqueeOptions(given);
  return {
    root: {
      className: 'marquee',
      style: { '--marquee-wave': options.waveIntensity },
      'data-marquee': JSON.stringify(options),
    },
    text: { className: 'marquee-text' },
  };
}
