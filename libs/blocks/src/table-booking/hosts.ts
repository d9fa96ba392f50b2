import type { PropsOf } from '../block/define-block.ts';
import type { FindHosts } from '../block/foreign-hosts.ts';
import { hostsOfOffer } from '../third-party/offer.ts';
import { openTableOffer } from '../third-party/offers/open-table.ts';
import type { tableBooking } from './schema.ts';

/** OpenTable of the restaurant's country, where one is named. */
export const hosts: FindHosts<PropsOf<typeof tableBooking>> = (props, { locale }) =>
  hostsOfOffer(openTableOffer(props, locale));
