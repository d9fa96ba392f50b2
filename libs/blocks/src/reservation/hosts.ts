import type { PropsOf } from '../block/define-block.ts';
import type { FindHosts } from '../block/foreign-hosts.ts';
import { hostsOfOffer } from '../third-party/offer.ts';
import { resyOffer } from '../third-party/offers/resy.ts';
import type { reservation } from './schema.ts';

/** Resy, where a restaurant is named. */
export const hosts: FindHosts<PropsOf<typeof reservation>> = (props) =>
  hostsOfOffer(resyOffer(props));
