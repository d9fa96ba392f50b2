import type { ReactNode } from 'react';
import type { PropsOf } from '../../kit/block/define-block.ts';
import type { BlockViewProps } from '../../kit/block/view-props.ts';
import { linkAttributes } from '../../kit/link/link-attributes.ts';
import type { button } from './schema.ts';

/** A link in the site's button style. */
export function ButtonView({ props }: BlockViewProps<PropsOf<typeof button>>): ReactNode {
  const { text, link, look, size, align } = props;
  if (text === '') return null;
  return (
    <div className="button-place" data-align={align}>
      <a
        className="button"
        data-tracked=""
        data-look={look}
        data-size={size}
        {...linkAttributes(link)}
      >
        {text}
      </a>
    </div>
  );
}
