import type { VideoProvider } from './provider.ts';

/** What is posted to a player's frame so that it plays or pauses; the services do not agree on a form (VIDEO-16). */
export function playerMessage(
  provider: VideoProvider | undefined,
  command: 'play' | 'pause',
): string {
  if (provider === 'YouTube') {
    return JSON.stringify({ event: 'command', func: `${command}Video`, args: [] });
  }
  return JSON.stringify({ method: command });
}
