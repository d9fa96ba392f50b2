import type { PropsOf } from '../../kit/block/define-block.ts';
import type { FindHosts } from '../../kit/block/external-hosts.ts';
import { hostsOfOffer } from '../../kit/third-party/offer.ts';
import { zolaOffer } from '../../kit/third-party/offers/zola.ts';
import type { weddingRegistry } from './schema.ts';

/** Zola, if a registry is set. */
export const hosts: FindHosts<PropsOf<typeof weddingRegistry>> = (props) =>
  hostsOfOffer(zolaOffer(props));
