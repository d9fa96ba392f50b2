import { parseVideoEmbed } from './parse-embed.ts';
import { playerAddresses } from './player-address.ts';

/** URL parameters that only apply after a click. */
const playbackParameters = ['autoplay', 'autoPlay', 'enablejsapi'] as const;

/** The player URL of an owner's input; undefined if it is not a video (VIDEO-11). */
export function videoPlayer(embed: string): string | undefined {
  const { source } = parseVideoEmbed(embed);
  if (source === undefined) return undefined;
  const address = new URL(playerAddresses(source).player);
  for (const name of playbackParameters) address.searchParams.delete(name);
  return address.href;
}
