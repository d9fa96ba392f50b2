import type { ReactNode } from 'react';
import type { PropsOf } from '../block/define-block.ts';
import type { BlockViewProps } from '../block/view-props.ts';
import { RichTextView } from '../rich-text/rich-text-view.tsx';
import type { accordion } from './schema.ts';

/**
 * Native disclosures: they open, close and exclude each other without a script, are found by the browser's
 * search, and stay readable in print. The island adds what the specification asks for beyond that.
 */
export function AccordionView({ id, props }: BlockViewProps<PropsOf<typeof accordion>>): ReactNode {
  const { items, allowMultipleOpen, isFirstItemExpanded, headingLevel } = props;
  const Heading = `h${headingLevel}` as const;
  if (items.length === 0) return null;
  return (
    <div
      className="accordion"
      data-island="accordion"
      data-multiple-open={allowMultipleOpen ? 'true' : undefined}
    >
      {items.map(({ title, text }, index) => {
        const isOpen = isFirstItemExpanded && index === 0;
        return (
          <details
            key={index}
            className="accordion-item"
            name={allowMultipleOpen ? undefined : `accordion-${id}`}
            open={isOpen}
            data-is-open={isOpen}
          >
            <summary>
              <Heading>{title}</Heading>
            </summary>
            <div className="accordion-text prose">
              <RichTextView value={text} />
            </div>
          </details>
        );
      })}
    </div>
  );
}
