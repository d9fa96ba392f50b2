import type { ReactNode } from 'react';
import type { PropsOf } from '../../kit/block/define-block.ts';
import type { BlockViewProps } from '../../kit/block/view-props.ts';
import type { line } from './schema.ts';

/** A thematic break. */
export const LineView = ({ props }: BlockViewProps<PropsOf<typeof line>>): ReactNode => (
  <hr className="line" data-look={props.look} />
);
