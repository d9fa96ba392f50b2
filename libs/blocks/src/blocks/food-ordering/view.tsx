import type { ReactNode } from 'react';
import type { PropsOf } from '../../kit/block/define-block.ts';
import type { BlockViewProps } from '../../kit/block/view-props.ts';
import { linkAttributes } from '../../kit/link/link-attributes.ts';
import { orderingTitle, type foodOrdering } from './schema.ts';

/**
 * A link to the ordering service in a new window; the page does not contact the service. The default title is in the
 * page's language.
 */
export function FoodOrderingView({
  props,
  page,
}: BlockViewProps<PropsOf<typeof foodOrdering>>): ReactNode {
  const { address, title, size, align } = props;
  const link = linkAttributes({ href: address, newWindow: true });
  if (address === '' || link.href === undefined) return null;
  return (
    <div className="button-place" data-align={align}>
      <a className="button" data-tracked="" data-size={size} {...link}>
        {title === '' || title === orderingTitle ? page.text('blocks.foodOrderingLink') : title}
      </a>
    </div>
  );
}
