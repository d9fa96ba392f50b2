import { marqueeMarkup } from '@sitewright/ui/marquee';
import type { ReactNode } from 'react';
import type { PropsOf } from '../../kit/block/define-block.ts';
import type { BlockViewProps } from '../../kit/block/view-props.ts';
import { linkAttributes } from '../../kit/link/link-attributes.ts';
import type { marquee } from './schema.ts';

/** Scrolling text; static without JavaScript. Renders nothing without text. */
export function MarqueeView({ props, page }: BlockViewProps<PropsOf<typeof marquee>>): ReactNode {
  const { entries, size, ...options } = props;
  const written = entries.filter(({ text }) => text.trim() !== '');
  if (written.length === 0) return null;
  const markup = marqueeMarkup(options);
  return (
    <div
      {...markup.root}
      data-island="marquee"
      data-size={size === 'large' ? undefined : size}
      data-pause={page.text('marquee.pause')}
      data-play={page.text('marquee.play')}
    >
      <p {...markup.text}>
        {written.flatMap(({ text, link }, index) => {
          const attributes = linkAttributes(link);
          const drawn =
            attributes.href === undefined ? (
              <span key={index}>{text}</span>
            ) : (
              <a key={index} {...attributes}>
                {text}
              </a>
            );
          // A space between two entries.
          return index === 0 ? [drawn] : [' ', drawn];
        })}
      </p>
    </div>
  );
}
