import type { ReactNode } from 'react';
import type { PropsOf } from '../../kit/block/define-block.ts';
import type { BlockViewProps } from '../../kit/block/view-props.ts';
import { tockOffer } from '../../kit/third-party/offers/tock.ts';
import { ThirdPartyView } from '../../kit/third-party/third-party-view.tsx';
import type { reservationV2 } from './schema.ts';

/** An invitation to reserve at Tock, in a column where there is little room; nothing while no business is named. */
export function ReservationV2View({
  props,
  page,
}: BlockViewProps<PropsOf<typeof reservationV2>>): ReactNode {
  const { title, text, label } = props;
  const offer = tockOffer(props, page.locale);
  return (
    offer && (
      <ThirdPartyView
        block="reservation-v2"
        words={text}
        label={label === '' ? page.text('reservation.reserve') : label}
        {...{ offer, title, page }}
      />
    )
  );
}
