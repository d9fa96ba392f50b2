import type { PropsOf } from '../../kit/block/define-block.ts';
import type { FindHosts } from '../../kit/block/external-hosts.ts';
import { hostsOfOffer } from '../../kit/third-party/offer.ts';
import { tockOffer } from '../../kit/third-party/offers/tock.ts';
import type { reservationV2 } from './schema.ts';

/** Tock, if a business is set. */
export const hosts: FindHosts<PropsOf<typeof reservationV2>> = (props, { locale }) =>
  hostsOfOffer(tockOffer(props, locale));
