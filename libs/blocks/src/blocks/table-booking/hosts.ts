import type { PropsOf } from '../../kit/block/define-block.ts';
import type { FindHosts } from '../../kit/block/external-hosts.ts';
import { hostsOfOffer } from '../../kit/third-party/offer.ts';
import { openTableOffer } from '../../kit/third-party/offers/open-table.ts';
import type { tableBooking } from './schema.ts';

/** OpenTable of the restaurant's country, if a restaurant is set. */
export const hosts: FindHosts<PropsOf<typeof tableBooking>> = (props, { locale }) =>
  hostsOfOffer(openTableOffer(props, locale));
