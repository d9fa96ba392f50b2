import { expect, it } from 'vitest';
import { videoPlayer } from './video-player.ts';

it.each([
  ['https://vimeo.com/123456789', 'https://player.vimeo.com/video/123456789?dnt=1'],
  ['https://youtu.be/abc123', 'https://www.youtube-nocookie.com/embed/abc123?rel=0'],
  [
    '<iframe src="https://fast.wistia.net/embed/iframe/x1"></iframe>',
    'https://fast.wistia.net/embed/iframe/x1',
  ],
  ['<p>nothing</p>', undefined],
])('%s has the player URL %s', (embed, address) => {
  expect(videoPlayer(embed)).toBe(address);
});
