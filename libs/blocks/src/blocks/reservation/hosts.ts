import type { PropsOf } from '../../kit/block/define-block.ts';
import type { FindHosts } from '../../kit/block/external-hosts.ts';
import { hostsOfOffer } from '../../kit/third-party/offer.ts';
import { resyOffer } from '../../kit/third-party/offers/resy.ts';
import type { reservation } from './schema.ts';

/** Resy, if a restaurant is set. */
export const hosts: FindHosts<PropsOf<typeof reservation>> = (props) =>
  hostsOfOffer(resyOffer(props));
