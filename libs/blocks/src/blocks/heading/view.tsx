import { Fragment, type ReactNode } from 'react';
import type { PropsOf } from '../../kit/block/define-block.ts';
import type { BlockViewProps } from '../../kit/block/view-props.ts';
import type { heading } from './schema.ts';

/** A heading with the owner's line breaks. */
export function HeadingView({ props }: BlockViewProps<PropsOf<typeof heading>>): ReactNode {
  const Tag = `h${props.level}` as const;
  const size = props.size === 'rank' ? undefined : props.size;
  const align = props.align === 'start' ? undefined : props.align;
  return (
    <Tag className="heading" data-size={size} data-align={align}>
      {props.text.split('\n').map((line, index) => (
        <Fragment key={index}>
          {index > 0 && <br />}
          {line}
        </Fragment>
      ))}
    </Tag>
  );
}
