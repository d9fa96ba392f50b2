import type { ReactNode } from 'react';
import type { PropsOf } from '../../kit/block/define-block.ts';
import type { BlockViewProps } from '../../kit/block/view-props.ts';
import { openTableOffer } from '../../kit/third-party/offers/open-table.ts';
import { ThirdPartyView } from '../../kit/third-party/third-party-view.tsx';
import type { tableBooking } from './schema.ts';

/**
 * A reservation offer; renders nothing without a restaurant. Logged-in owners see a preview with an alert, because
 * OpenTable would treat them as guests.
 */
export function TableBookingView({
  props,
  page,
}: BlockViewProps<PropsOf<typeof tableBooking>>): ReactNode {
  const { title, text, label } = props;
  const offer = openTableOffer(props, page.locale);
  return (
    offer && (
      <ThirdPartyView
        block="table-booking"
        words={text}
        label={label === '' ? page.text('reservation.reserve') : label}
        preview={page.text('blocks.tableBookingPreview')}
        {...{ offer, title, page }}
      />
    )
  );
}
