import type { PropsOf } from '../../kit/block/define-block.ts';
import type { FindHosts } from '../../kit/block/external-hosts.ts';
import { hostsOfOffer } from '../../kit/third-party/offer.ts';
import { schedulingOffer } from '../../kit/third-party/offers/scheduling.ts';
import type { scheduling } from './schema.ts';

/** The host of the booking page, if its service is known. */
export const hosts: FindHosts<PropsOf<typeof scheduling>> = (props) =>
  hostsOfOffer(schedulingOffer(props));
