import type { PropsOf } from '../block/define-block.ts';
import type { FindHosts } from '../block/foreign-hosts.ts';
import { hostsOfOffer } from '../third-party/offer.ts';
import { zolaOffer } from '../third-party/offers/zola.ts';
import type { weddingRegistry } from './schema.ts';

/** Zola, where a list is named. */
export const hosts: FindHosts<PropsOf<typeof weddingRegistry>> = (props) =>
  hostsOfOffer(zolaOffer(props));
