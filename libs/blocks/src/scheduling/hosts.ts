import type { PropsOf } from '../block/define-block.ts';
import type { FindHosts } from '../block/foreign-hosts.ts';
import { hostsOfOffer } from '../third-party/offer.ts';
import { schedulingOffer } from '../third-party/offers/scheduling.ts';
import type { scheduling } from './schema.ts';

/** The service of the booking page, where it is known. */
export const hosts: FindHosts<PropsOf<typeof scheduling>> = (props) =>
  hostsOfOffer(schedulingOffer(props));
