import { framesOf, type FindHosts } from '../../kit/block/external-hosts.ts';
import type { PropsOf } from '../../kit/block/define-block.ts';
import type { audioStreaming } from './schema.ts';
import { streamingPlayer } from './streaming-player.ts';

/** The host of the service's player. */
export const hosts: FindHosts<PropsOf<typeof audioStreaming>> = ({ address }) =>
  framesOf(streamingPlayer(address)?.source);
