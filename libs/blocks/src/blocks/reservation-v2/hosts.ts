import type { PropsOf } from '../../kit/block/define-block.ts';
import type { FindHosts } from '../../kit/block/foreign-hosts.ts';
import { hostsOfOffer } from '../../kit/third-party/offer.ts';
import { tockOffer } from '../../kit/third-party/offers/tock.ts';
import type { reservationV2 } from './schema.ts';

/** Tock, where a business is named. */
export const hosts: FindHosts<PropsOf<typeof reservationV2>> = (props, { locale }) =>
  hostsOfOffer(tockOffer(props, locale));
