import type { ReactNode } from 'react';
import type { PropsOf } from '../../kit/block/define-block.ts';
import type { BlockViewProps } from '../../kit/block/view-props.ts';
import type { quote } from './schema.ts';

/** A quotation with its source below. */
export function QuoteView({ props }: BlockViewProps<PropsOf<typeof quote>>): ReactNode {
  const { text, source, align } = props;
  if (text === '') return null;
  return (
    <figure className="quote" data-align={align === 'start' ? undefined : align}>
      <blockquote>{text}</blockquote>
      {source !== '' && <figcaption>{source}</figcaption>}
    </figure>
  );
}
