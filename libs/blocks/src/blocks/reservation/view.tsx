import type { ReactNode } from 'react';
import type { PropsOf } from '../../kit/block/define-block.ts';
import type { BlockViewProps } from '../../kit/block/view-props.ts';
import { resyOffer } from '../../kit/third-party/offers/resy.ts';
import { ThirdPartyView } from '../../kit/third-party/third-party-view.tsx';
import type { reservation } from './schema.ts';

/** A reservation offer; renders nothing if no restaurant is set. */
export function ReservationView({
  props,
  page,
}: BlockViewProps<PropsOf<typeof reservation>>): ReactNode {
  const { title, text, label } = props;
  const offer = resyOffer(props);
  return (
    offer && (
      <ThirdPartyView
        block="reservation"
        words={text}
        label={label === '' ? page.text('reservation.reserve') : label}
        {...{ offer, title, page }}
      />
    )
  );
}
