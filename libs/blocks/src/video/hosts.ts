import { framesOf, noHosts, type FindHosts } from '../block/foreign-hosts.ts';
import type { PropsOf } from '../block/define-block.ts';
import { parseVideoEmbed } from './parse-embed.ts';
import { playerAddresses } from './player-address.ts';
import type { video } from './schema.ts';

/** The player of an embed; undefined where there is none. */
export const playerOf = (embed: string): string | undefined => {
  const { source } = parseVideoEmbed(embed);
  return source && playerAddresses(source).player;
};

/** The service that plays the film. */
export const hosts: FindHosts<PropsOf<typeof video>> = ({ source, embed }) =>
  source === 'embed' ? framesOf(playerOf(embed)) : noHosts;
