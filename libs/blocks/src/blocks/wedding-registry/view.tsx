import type { ReactNode } from 'react';
import type { PropsOf } from '../../kit/block/define-block.ts';
import type { BlockViewProps } from '../../kit/block/view-props.ts';
import { zolaOffer } from '../../kit/third-party/offers/zola.ts';
import { ThirdPartyView } from '../../kit/third-party/third-party-view.tsx';
import type { weddingRegistry } from './schema.ts';

/** The couple's registry, which Zola's script adds to the page; renders nothing if no registry is set. */
export function WeddingRegistryView({
  props,
  page,
}: BlockViewProps<PropsOf<typeof weddingRegistry>>): ReactNode {
  const { title, text, label } = props;
  const offer = zolaOffer(props);
  return (
    offer && (
      <ThirdPartyView
        block="wedding-registry"
        words={text}
        label={label === '' ? page.text('registry.see') : label}
        {...{ offer, title, page }}
      />
    )
  );
}
