import type { ReactNode } from 'react';
import type { PropsOf } from '../../kit/block/define-block.ts';
import type { BlockViewProps } from '../../kit/block/view-props.ts';
import { tockOffer } from '../../kit/third-party/offers/tock.ts';
import { ThirdPartyView } from '../../kit/third-party/third-party-view.tsx';
import type { reservationV2 } from './schema.ts';

/** A reservation offer from Tock, in one column if space is limited; renders nothing if no business is set. */
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
