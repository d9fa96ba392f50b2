import { describe, expect, it } from 'vitest';
import { streamingPlayer } from './streaming-player.ts';

describe('streamingPlayer', () => {
  it.each([
    [
      'https://open.spotify.com/track/4uLU6h?si=1',
      'https://open.spotify.com/embed/track/4uLU6h',
      152,
    ],
    [
      'https://open.spotify.com/intl-de/album/6dVI',
      'https://open.spotify.com/embed/album/6dVI',
      352,
    ],
    [
      'https://soundcloud.com/hale/morning',
      'https://w.soundcloud.com/player/?url=https%3A%2F%2Fsoundcloud.com%2Fhale%2Fmorning',
      166,
    ],
    [
      'https://soundcloud.com/hale/sets/fog',
      'https://w.soundcloud.com/player/?url=https%3A%2F%2Fsoundcloud.com%2Fhale%2Fsets%2Ffog',
      352,
    ],
    [
      'https://music.apple.com/de/album/fog/1440',
      'https://embed.music.apple.com/de/album/fog/1440',
      450,
    ],
    [
      'https://music.apple.com/de/album/fog/1440?i=7',
      'https://embed.music.apple.com/de/album/fog/1440?i=7',
      175,
    ],
    [
      'https://www.mixcloud.com/hale/fog/',
      'https://player-widget.mixcloud.com/widget/iframe/?feed=%2Fhale%2Ffog%2F',
      120,
    ],
    [
      'https://bandcamp.com/EmbeddedPlayer/album=12/size=large/',
      'https://bandcamp.com/EmbeddedPlayer/album=12/size=large/',
      166,
    ],
  ])('maps %s to %s with a height of %i pixels', (address, source, heightPx) => {
    expect(streamingPlayer(address)).toMatchObject({ source, heightPx });
  });

  it.each([
    '',
    'no address',
    'http://open.spotify.com/track/4uLU6h',
    'https://open.spotify.com/user/hale',
    'https://soundcloud.com/hale',
    'https://music.apple.com/de/browse',
    'https://open.spotify.com.evil.example/track/1',
    'https://constructor/track/1',
  ])('returns undefined for “%s”', (address) => {
    expect(streamingPlayer(address)).toBeUndefined();
  });
});
