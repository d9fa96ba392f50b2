import type { VideoProvider } from './provider.ts';

/** The message that makes a player's frame play or pause; its format depends on the service (VIDEO-16). */
export function playerMessage(
  provider: VideoProvider | undefined,
  command: 'play' | 'pause',
): string {
  if (provider === 'YouTube') {
    return JSON.stringify({ event: 'command', func: `${command}Video`, args: [] });
  }
  return JSON.stringify({ method: command });
}
