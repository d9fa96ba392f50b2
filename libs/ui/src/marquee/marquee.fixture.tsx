import type { ReactNode } from 'react';
import { marqueeMarkup } from './markup.ts';
import type { MarqueeOptions } from './options.ts';

/** A marquee of two entries, as a server renders it. */
export function SampleMarquee(options: Partial<MarqueeOptions>): ReactNode {
  const markup = marqueeMarkup(options);
  return (
    <div {...markup.root}>
      <p {...markup.text}>
        <span>New work every Friday</span> <a href="#visit">Visit the studio</a>
      </p>
    </div>
  );
}
