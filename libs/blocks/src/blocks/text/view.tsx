import type { ReactNode } from 'react';
import type { PropsOf } from '../../kit/block/define-block.ts';
import type { BlockViewProps } from '../../kit/block/view-props.ts';
import { RichTextView } from '../../kit/rich-text/rich-text-view.tsx';
import type { text } from './schema.ts';

/** Rich text in the site's styles. */
export function TextView({ props }: BlockViewProps<PropsOf<typeof text>>): ReactNode {
  return (
    <div className="text prose" data-columns={props.columns === '1' ? undefined : props.columns}>
      <RichTextView value={props.text} />
    </div>
  );
}
