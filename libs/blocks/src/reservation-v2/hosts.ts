import type { PropsOf } from '../block/define-block.ts';
import type { FindHosts } from '../block/foreign-hosts.ts';
import { hostsOfOffer } from '../third-party/offer.ts';
import { tockOffer } from '../third-party/offers/tock.ts';
import type { reservationV2 } from './schema.ts';

/** Tock, where a business is named. */
export const hosts: FindHosts<PropsOf<typeof reservationV2>> = (props, { locale }) =>
  hostsOfOffer(tockOffer(props, locale));
