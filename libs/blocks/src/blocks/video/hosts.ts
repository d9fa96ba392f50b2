import { framesOf, noHosts, originsOf, type FindHosts } from '../../kit/block/external-hosts.ts';
import type { PropsOf } from '../../kit/block/define-block.ts';
import { parseVideoEmbed } from './parse-embed.ts';
import { playerAddresses } from './player-address.ts';
import type { video } from './schema.ts';
import { streamAddress } from './stream-address.ts';

/** The player of an embed; undefined if there is none. */
export const playerOf = (embed: string): string | undefined => {
  const { source } = parseVideoEmbed(embed);
  return source && playerAddresses(source).player;
};

/** The service that plays the video, or the host of the stream. */
export const hosts: FindHosts<PropsOf<typeof video>> = ({ source, embed, stream }) => {
  if (source === 'stream') return { ...noHosts, connections: originsOf(streamAddress(stream)) };
  return source === 'embed' ? framesOf(playerOf(embed)) : noHosts;
};
