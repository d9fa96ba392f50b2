import { marqueeMarkup } from '@sitewright/ui/marquee';
import type { ReactNode } from 'react';
import type { PropsOf } from '../../kit/block/define-block.ts';
import type { BlockViewProps } from '../../kit/block/view-props.ts';
import { linkAttributes } from '../../kit/link/link-attributes.ts';
import type { marquee } from './schema.ts';

/** Scrolling text; static without JavaScript. Renders nothing without text. */
export function MarqueeView({ props, page }: BlockViewProps<PropsOf<typeof marquee>>): ReactNode {
  const { entries, size, ...options } = props;
  const nonEmpty = entries.filter(({ text }) => text.trim() !== '');
  if (nonEmpty.length === 0) return null;
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
        {nonEmpty.flatMap(({ text, link }, index) => {
          const attributes = linkAttributes(link);
          const element =
            attributes.href === undefined ? (
              <span key={index}>{text}</span>
            ) : (
              <a key={index} {...attributes}>
                {text}
              </a>
            );
          // A space separates two entries.
          return index === 0 ? [element] : [' ', element];
        })}
      </p>
    </div>
  );
}
