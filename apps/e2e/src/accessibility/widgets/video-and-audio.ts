import type { Page } from '@playwright/test';
import type { Chapter } from '../widget.ts';

const video = { element: 'video', native: 'Video', name: 'Arriving early' } as const;
const audio = { element: 'audio', native: 'Audio', name: 'Harbour in the morning' } as const;
const album = { element: 'audio', native: 'Audio', name: 'Boats in the morning' } as const;
const boats = { role: 'button', name: /Boats in the morning/ } as const;
const noon = { role: 'button', name: /The long quiet after noon/ } as const;
const nativeControlsNote = 'The controls are the browser’s own, and so are their names.';

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
  title: 'Films, sounds and what comes from other sites',
  widgets: [
    {
      widget: 'Player of a film',
      note: nativeControlsNote,
      site: 'kitchen-sink',
      path: '/block-video',
      inside: 'main .video',
      steps: [
        { part: video, named: 'the title of the film, otherwise “Video”' },
        {
          press: 'Space',
          on: video,
          does: 'plays, or rests',
          after: [{ of: video, paused: false }],
        },
      ],
    },
    {
      widget: 'Film of an item',
      note: nativeControlsNote,
      site: 'kitchen-sink',
      path: '/films/arriving',
      inside: 'main .video',
      steps: [
        { part: video, named: 'the title of the item' },
        {
          press: 'Space',
          on: video,
          does: 'plays, or rests',
          after: [{ of: video, paused: false }],
        },
      ],
    },
    {
      widget: 'Stream',
      note: 'A link to the stream, which brings the player. Without a script the player is there at once.',
      site: 'kitchen-sink',
      path: '/block-video',
      inside: 'main .video:has([data-stream])',
      steps: [
        { given: delayStream },
        {
          part: { role: 'link', name: 'Play video: Arriving early Plays from live.example' },
          named: '“Play video”, the title of the film, and the host',
        },
        {
          press: 'Enter',
          on: { role: 'link' },
          does: 'brings the player, which gets the focus',
          after: [{ focuses: video }],
        },
        { part: video, named: 'the title of the film, otherwise “Video”' },
        { given: failStream },
        {
          region: { role: 'status', inside: 'page' },
          text: 'live.example did not respond',
          says: 'that the host did not answer, when it did not',
        },
        {
          part: { role: 'link', name: 'Arriving early' },
          named:
            'the title of the film; it stands in the sentence that takes the place of the player, and leads to the stream',
          states: { focused: ['true', 'it gets the focus where the player had it'] },
        },
      ],
    },
    {
      widget: 'Film of a service',
      note: 'A link to the film, which brings the player. Without a script it is the link.',
      site: 'kitchen-sink',
      path: '/block-video',
      inside: 'main .video:has(.video-overlay)',
      steps: [
        {
          part: { role: 'link', name: 'Play video: Arriving early Plays from Vimeo' },
          named: '“Play video”, the title of the film, and the service',
        },
        {
          press: 'Enter',
          on: { role: 'link' },
          does: 'brings the player, which gets the focus',
          after: [{ focuses: { element: 'iframe', native: 'Iframe' } }],
        },
        {
          part: { element: 'iframe', native: 'Iframe', name: 'Arriving early' },
          named: 'the title of the film',
        },
      ],
    },
    {
      widget: 'Player of one sound',
      note: nativeControlsNote,
      site: 'kitchen-sink',
      path: '/block-audio',
      inside: 'main .audio:not(:has(.audio-track))',
      steps: [
        { part: audio, named: 'the title of the sound, otherwise the name of its file' },
        {
          press: 'Space',
          on: audio,
          does: 'plays, or rests',
          after: [{ of: audio, paused: false }],
        },
      ],
    },
    {
      widget: 'Album',
      pattern: 'Button (toggle)',
      note: 'A player, whose controls are the browser’s own, and the tracks that it plays one after another. Without a script the tracks are links to their files.',
      site: 'kitchen-sink',
      path: '/block-audio',
      inside: 'main .audio:has(.audio-download)',
      steps: [
        {
          part: album,
          named: 'the title of the track that it holds, otherwise the name of its file',
        },
        { part: { role: 'list' }, named: 'none: the title of the album stands above it' },
        {
          part: boats,
          named: 'the title of the track, otherwise the name of its file, and its length',
          states: {
            'aria-current': ['true', 'the track that the player holds'],
            'aria-pressed': ['false', 'whether it plays'],
          },
        },
        {
          part: { role: 'link', name: 'Download: Boats in the morning' },
          named: 'set by us: “Download”, and the title of the track; where files may be kept',
        },
        {
          press: 'Enter',
          on: noon,
          does: 'on a track plays it, or lets it rest; the focus stays',
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
          does: 'on the player plays its track, or lets it rest',
          after: [{ of: noon, states: { 'aria-pressed': 'true' } }],
        },
      ],
    },
    {
      widget: 'Sound of a service',
      site: 'kitchen-sink',
      path: '/block-audio-streaming',
      inside: 'main .embed',
      steps: [
        {
          part: { role: 'link', name: 'Morning Listen with SoundCloud' },
          named: 'the title of the sound, and the service',
        },
        {
          press: 'Enter',
          on: { role: 'link' },
          does: 'brings the player, which gets the focus',
          after: [{ focuses: { element: 'iframe', native: 'Iframe' } }],
        },
        {
          part: { element: 'iframe', native: 'Iframe', name: 'Morning' },
          named: 'the title of the sound',
        },
      ],
    },
    {
      widget: 'Content of another site',
      site: 'kitchen-sink',
      path: '/block-embed',
      inside: 'main .embed',
      steps: [
        {
          part: {
            role: 'link',
            name: 'Something from elsewhere Show content from player.vimeo.com',
          },
          named: 'its title, and from where it comes',
        },
        {
          press: 'Enter',
          on: { role: 'link' },
          does: 'brings the content, which gets the focus',
          after: [{ focuses: { element: 'iframe', native: 'Iframe' } }],
        },
        {
          part: { element: 'iframe', native: 'Iframe', name: 'Something from elsewhere' },
          named: 'its title',
        },
      ],
    },
  ],
};
