import { parseVideoEmbed } from './parse-embed.ts';
import { playerAddresses } from './player-address.ts';

/** Parts of a player's address that are for a press and nothing else. */
const pressed = ['autoplay', 'autoPlay', 'enablejsapi'] as const;

/** The address at which a service plays what an owner pasted; undefined where that is no video (VIDEO-11). */
export function videoPlayer(embed: string): string | undefined {
  const { source } = parseVideoEmbed(embed);
  if (source === undefined) return undefined;
  const address = new URL(playerAddresses(source).player);
  for (const name of pressed) address.searchParams.delete(name);
  return address.href;
}
