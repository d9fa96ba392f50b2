import { accordionMarkup } from '@sitewright/ui/accordion';
import type { ReactNode } from 'react';
import type { PropsOf } from '../../kit/block/define-block.ts';
import type { BlockViewProps } from '../../kit/block/view-props.ts';
import { RichTextView } from '../../kit/rich-text/rich-text-view.tsx';
import type { accordion } from './schema.ts';

/** Titles that each expand a text. */
export function AccordionView({ id, props }: BlockViewProps<PropsOf<typeof accordion>>): ReactNode {
  const { items, allowMultipleOpen, isFirstItemExpanded, headingLevel } = props;
  const Heading = `h${headingLevel}` as const;
  if (items.length === 0) return null;
  const markup = accordionMarkup({
    id: `accordion-${id}`,
    allowMultipleOpen,
    firstItemExpanded: isFirstItemExpanded,
  });
  return (
    <div className="accordion" data-island="accordion">
      {items.map(({ title, text }, index) => (
        <div key={index} {...markup.item(index)}>
          <details {...markup.details(index)}>
            <summary>
              <Heading {...markup.title}>{title}</Heading>
            </summary>
            <div {...markup.panel(index)}>
              <div className="accordion-text prose">
                <RichTextView value={text} />
              </div>
            </div>
          </details>
        </div>
      ))}
    </div>
  );
}
