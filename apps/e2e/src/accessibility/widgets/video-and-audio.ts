import type { Page } from '@playwright/test';
import type { Chapter } from '../widget.ts';

const video = { element: 'video', native: 'Video', name: 'Arriving early' } as const;
const audio = { element: 'audio', native: 'Audio', name: 'Harbour in the morning' } as const;
const album = { element: 'audio', native: 'Audio', name: 'Boats in the morning' } as const;
const boats = { role: 'button', name: /Boats in the morning/ } as const;
const noon = { role: 'button', name: /The long quiet after noon/ } as const;
const nativeControlsNote = 'The controls and their accessible names are the browser’s own.';

const pendingStreams = new WeakMap<Page, () => void>();

/** The stream's host delays its response, so that the loading player is visible for a while. */
const delayStream = async (page: Page) => {
  const { promise, resolve } = Promise.withResolvers<void>();
  pendingStreams.set(page, resolve);
  await page.route('https://live.example/**', async (route) => {
    await promise;
    await route.fulfill({ status: 404, headers: { 'access-control-allow-origin': '*' } });
  });
};
const failStream = async (page: Page) => pendingStreams.get(page)?.();

/** Video, audio and third-party embeds. */
export const videoAndAudio: Chapter = {
  title: 'Video, audio and third-party content',
  widgets: [
    {
      widget: 'Video player',
      note: nativeControlsNote,
      site: 'kitchen-sink',
      path: '/block-video',
      inside: 'main .video',
      steps: [
        { part: video, nameSource: 'the video’s title; by default “Video”' },
        {
          press: 'Space',
          on: video,
          does: 'plays or pauses',
          after: [{ of: video, paused: false }],
        },
      ],
    },
    {
      widget: 'Item video',
      note: nativeControlsNote,
      site: 'kitchen-sink',
      path: '/films/arriving',
      inside: 'main .video',
      steps: [
        { part: video, nameSource: 'the title of the item' },
        {
          press: 'Space',
          on: video,
          does: 'plays or pauses',
          after: [{ of: video, paused: false }],
        },
      ],
    },
    {
      widget: 'Video stream',
      note: 'A link to the stream; activating it loads the player. Without JavaScript, the player is there from the start.',
      site: 'kitchen-sink',
      path: '/block-video',
      inside: 'main .video:has([data-stream])',
      steps: [
        { given: delayStream },
        {
          part: { role: 'link', name: 'Play video: Arriving early Plays from live.example' },
          nameSource: '“Play video”, the video’s title and the host',
        },
        {
          press: 'Enter',
          on: { role: 'link' },
          does: 'loads the player; focus moves to the player',
          after: [{ focuses: video }],
        },
        { part: video, nameSource: 'the video’s title; by default “Video”' },
        { given: failStream },
        {
          region: { role: 'status', inside: 'page' },
          text: 'live.example did not respond',
          announces: 'that the host did not respond, if it did not',
        },
        {
          part: { role: 'link', name: 'Arriving early' },
          nameSource:
            'the video’s title; the link is in the message that replaces the player, and leads to the stream',
          states: { focused: ['true', 'it receives focus if the player had it'] },
        },
      ],
    },
    {
      widget: 'Third-party video',
      note: 'A link to the video; activating it loads the player. Without JavaScript, it stays a link.',
      site: 'kitchen-sink',
      path: '/block-video',
      inside: 'main .video:has(.video-overlay)',
      steps: [
        {
          part: { role: 'link', name: 'Play video: Arriving early Plays from Vimeo' },
          nameSource: '“Play video”, the video’s title and the service',
        },
        {
          press: 'Enter',
          on: { role: 'link' },
          does: 'loads the player; focus moves to the player',
          after: [{ focuses: { element: 'iframe', native: 'Iframe' } }],
        },
        {
          part: { element: 'iframe', native: 'Iframe', name: 'Arriving early' },
          nameSource: 'the video’s title',
        },
      ],
    },
    {
      widget: 'Audio player',
      note: nativeControlsNote,
      site: 'kitchen-sink',
      path: '/block-audio',
      inside: 'main .audio:not(:has(.audio-track))',
      steps: [
        { part: audio, nameSource: 'the title of the audio; by default its file name' },
        {
          press: 'Space',
          on: audio,
          does: 'plays or pauses',
          after: [{ of: audio, paused: false }],
        },
      ],
    },
    {
      widget: 'Album',
      pattern: 'Button (toggle)',
      note: 'A player with the browser’s own controls, and the tracks that it plays one after another. Without JavaScript, the tracks are links to their files.',
      site: 'kitchen-sink',
      path: '/block-audio',
      inside: 'main .audio:has(.audio-download)',
      steps: [
        {
          part: album,
          nameSource: 'the title of the loaded track; by default its file name',
        },
        { part: { role: 'list' }, nameSource: 'none; the title of the album is above it' },
        {
          part: boats,
          nameSource: 'the title of the track (by default its file name), followed by its duration',
          states: {
            'aria-current': ['true', 'the track that is loaded in the player'],
            'aria-pressed': ['false', 'whether the track is playing'],
          },
        },
        {
          part: { role: 'link', name: 'Download: Boats in the morning' },
          nameSource:
            'built-in label: “Download”, followed by the title of the track; present if downloads are allowed',
        },
        {
          press: 'Enter',
          on: noon,
          does: 'on a track, plays or pauses it; focus stays on the track',
          after: [
            { of: noon, states: { 'aria-current': 'true', 'aria-pressed': 'true' } },
            { of: boats, states: { 'aria-current': null, 'aria-pressed': 'false' } },
            { of: album, paused: false },
            { focuses: noon },
          ],
        },
        {
          press: 'Space',
          does: 'does the same',
          after: [
            { of: noon, states: { 'aria-current': 'true', 'aria-pressed': 'false' } },
            { of: album, paused: true },
            { focuses: noon },
          ],
        },
        {
          press: 'Space',
          on: album,
          does: 'on the player, plays or pauses its track',
          after: [{ of: noon, states: { 'aria-pressed': 'true' } }],
        },
      ],
    },
    {
      widget: 'Third-party audio',
      site: 'kitchen-sink',
      path: '/block-audio-streaming',
      inside: 'main .embed',
      steps: [
        {
          part: { role: 'link', name: 'Morning Listen with SoundCloud' },
          nameSource: 'the title of the audio and the service',
        },
        {
          press: 'Enter',
          on: { role: 'link' },
          does: 'loads the player; focus moves to the player',
          after: [{ focuses: { element: 'iframe', native: 'Iframe' } }],
        },
        {
          part: { element: 'iframe', native: 'Iframe', name: 'Morning' },
          nameSource: 'the title of the audio',
        },
      ],
    },
    {
      widget: 'Embedded content',
      site: 'kitchen-sink',
      path: '/block-embed',
      inside: 'main .embed',
      steps: [
        {
          part: {
            role: 'link',
            name: 'Something from elsewhere Show content from player.vimeo.com',
          },
          nameSource: 'its title and its source',
        },
        {
          press: 'Enter',
          on: { role: 'link' },
          does: 'loads the content; focus moves to the content',
          after: [{ focuses: { element: 'iframe', native: 'Iframe' } }],
        },
        {
          part: { element: 'iframe', native: 'Iframe', name: 'Something from elsewhere' },
          nameSource: 'its title',
        },
      ],
    },
  ],
};
