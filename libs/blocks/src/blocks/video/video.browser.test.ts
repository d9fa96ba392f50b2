import { afterEach, describe, expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { mountBlock, removeBlocks, type MountOptions } from '../../kit/testing/mount-block.ts';
import { sampleData, samplePicture } from '../../kit/testing/sample-view.tsx';
import { createVideoLoader, type VideoLoader } from './create-video-loader.ts';
import { start } from './island.ts';
import { video } from './schema.ts';
import type { StreamLibrary, StreamRequest } from './stream-library.ts';
import videoStyle from './video.css?inline';

/** A player without a network: it reports the messages that it received to the page. */
const player = URL.createObjectURL(
  new Blob(
    [
      '<script>addEventListener("message",({data})=>parent.postMessage({received:data},"*"));parent.postMessage({received:"ready"},"*")</script>',
    ],
    { type: 'text/html' },
  ),
);
const file = samplePicture('film', {
  kind: 'video',
  url: 'data:video/mp4;base64,',
  width: 400,
  height: 200,
});
const data = sampleData(file);
const embed = '<iframe width="400" height="200" src="https://video.example.com/1"></iframe>';

const mount = (props: object = {}, more: Partial<MountOptions> = {}) => {
  const mounted = mountBlock({
    block: video,
    props: { embed, title: 'Harbour', ...props },
    data,
    style: videoStyle,
    start: (island, runtime) => {
      const frame = island.querySelector<HTMLElement>('.video-frame');
      if (frame?.dataset['source']) frame.dataset['source'] = player;
      return start(island, runtime);
    },
    ...more,
  });
  return { ...mounted, frame: mounted.root.querySelector<HTMLElement>('.video-frame')! };
};
const overlay = () => page.getByText('Play video: Harbour');

const loaders: VideoLoader[] = [];

/** A loader that ends with its test, so that it cannot stop the videos of other tests. */
function makeLoader(frame: HTMLElement): VideoLoader {
  const loader = createVideoLoader(frame);
  loaders.push(loader);
  return loader;
}

afterEach(() => {
  for (const loader of loaders.splice(0)) loader.destroy();
  vi.restoreAllMocks();
  removeBlocks();
});

it('hides the overlay and loads the player on click (BLOCK-02, VIDEO-01)', async () => {
  const { frame } = mount();
  expect(frame.querySelector('iframe')).toBeNull();
  frame.querySelector<HTMLElement>('.video-overlay')?.click();
  await expect.poll(() => frame.querySelector('iframe')?.src).toBe(player);
  expect(frame.querySelector<HTMLElement>('.video-overlay')?.hidden).toBe(true);
  await expect.element(overlay()).not.toBeVisible();
});

it('moves focus from the overlay to the player', async () => {
  const { frame } = mount();
  frame.querySelector<HTMLElement>('.video-overlay')?.focus();
  await userEvent.keyboard('{Enter}');
  await expect.poll(() => document.activeElement).toBe(frame.querySelector('iframe'));
});

it('shows an error for an invalid embed (VIDEO-05)', async () => {
  mountBlock({ block: video, props: { embed: '<object></object>' } });
  await expect.element(page.getByText('Invalid video embed.')).toBeVisible();
});

describe('mode', () => {
  const size = (element: Element | null) => {
    const { width, height } = element!.getBoundingClientRect();
    return [Math.round(width), Math.round(height)];
  };
  const playing = (mode: string) => {
    const { frame, root } = mount({ mode }, { width: 600 });
    frame.querySelector<HTMLElement>('.video-overlay')?.click();
    return { frame, root, player: frame.querySelector('.video-player') };
  };

  it('none uses the size of the video (VIDEO-02)', () => {
    expect(size(playing('none').frame)).toStrictEqual([400, 200]);
  });

  it('fit scales the video to its container at its aspect ratio (VIDEO-03)', () => {
    expect(size(playing('fit').player)).toStrictEqual([600, 300]);
  });

  it.each(['none', 'fit'])(
    '%s limits the height of a portrait video to 85 percent of the viewport',
    (mode) => {
      const portrait = samplePicture('portrait', {
        kind: 'video',
        url: 'data:video/mp4;base64,',
        width: 1080,
        height: 1920,
      });
      const { frame } = mount(
        { source: 'file', file: { assetId: portrait.id }, mode },
        { width: 2000, data: sampleData(portrait), start: () => () => {} },
      );
      const [width = 0, height = 0] = size(frame);
      expect(height).toBe(Math.round(innerHeight * 0.85));
      expect(width / height).toBeCloseTo(1080 / 1920, 1);
    },
  );

  it('fill covers its container at the aspect ratio of the video and clips the rest (VIDEO-04)', () => {
    const { frame, player: shown } = playing('fill');
    frame.style.aspectRatio = 'auto';
    frame.style.height = '500px';
    const [width = 0, height = 0] = size(shown);
    expect([width, height]).toStrictEqual([1000, 500]);
    expect(getComputedStyle(frame).overflow).toBe('hidden');
  });
});

describe('video file with autoplay', () => {
  const props = { source: 'file', file: { assetId: file.id }, forceAutoplay: true };

  it('starts muted and without overlay (VIDEO-08)', async () => {
    const { frame } = mount(props);
    const own = frame.querySelector('video')!;
    expect(own.muted).toBe(true);
    await expect.poll(() => frame.dataset['playing']).toBe('');
    expect(frame.querySelector('.video-overlay')).toBeNull();
  });

  it('does not pause other videos until it is unmuted', async () => {
    const first = mount(props, { start: () => () => {} }).frame;
    // Browsers pause a video that is unmuted without a gesture.
    await userEvent.click(document.body);
    const copy = first.cloneNode(true) as HTMLElement;
    first.after(copy);
    const [one, two] = [makeLoader(first), makeLoader(copy)];
    one.activate();
    two.activate();
    expect([one.getState(), two.getState()]).toStrictEqual(['video', 'video']);

    const own = copy.querySelector('video')!;
    own.muted = false;
    own.dispatchEvent(new Event('volumechange'));
    expect([one.getState(), two.getState()]).toStrictEqual(['overlay', 'video']);
  });

  it('does not move focus', () => {
    const { frame } = mount(props, { start: () => () => {} });
    const other = document.body.appendChild(document.createElement('button'));
    other.focus();
    makeLoader(frame).activate();
    expect(frame.dataset['playing']).toBe('');
    expect(document.activeElement).toBe(other);
  });

  it('stays unloaded until it is activated (VIDEO-08)', () => {
    const { frame } = mount(props, { start: () => () => {} });
    const own = frame.querySelector('video')!;
    const loader = makeLoader(frame);
    expect(own.preload).toBe('none');
    expect([loader.getState(), own.paused, own.readyState]).toStrictEqual(['unloaded', true, 0]);
    loader.activate();
    expect(loader.getState()).toBe('video');
    expect(frame.dataset['playing']).toBe('');
  });
});

it('pauses a video and shows its overlay when another one starts (VIDEO-10)', async () => {
  const first = mount();
  const copy = first.root.cloneNode(true) as HTMLElement;
  first.root.after(copy);
  const other = makeLoader(copy.querySelector('.video-frame')!);
  first.frame.querySelector<HTMLElement>('.video-overlay')?.click();
  expect(first.frame.dataset['playing']).toBe('');
  other.activate();
  expect(first.frame.dataset['playing']).toBeUndefined();
  expect(first.frame.querySelector<HTMLElement>('.video-overlay')?.hidden).toBe(false);
  expect(other.getState()).toBe('video');
});

it('sends play and pause to the player by postMessage (VIDEO-16)', async () => {
  const received: unknown[] = [];
  const { frame } = mount();
  const listen = ({ data: message, source }: MessageEvent<{ readonly received: unknown }>) => {
    if (source === frame.querySelector('iframe')?.contentWindow) received.push(message.received);
  };
  addEventListener('message', listen);
  const loader = makeLoader(frame);
  loader.activate();
  await expect.poll(() => received.at(-1)).toBe('ready');
  loader.deactivate();
  loader.activate();
  await expect
    .poll(() => received.slice(-2))
    .toStrictEqual([JSON.stringify({ method: 'pause' }), JSON.stringify({ method: 'play' })]);
  removeEventListener('message', listen);
});

it.each(['fit', 'fill'])(
  'scales an embedded player while its box changes, then resizes it (VIDEO-18): %s',
  async (mode) => {
    const { frame, root } = mount({ mode });
    root.style.cssText = 'inline-size: 400px; block-size: 300px';
    frame.querySelector<HTMLElement>('.video-overlay')?.click();
    await expect.poll(() => frame.querySelector('iframe')?.clientWidth).toBeGreaterThan(0);
    const held = frame.querySelector('iframe')!;
    const before = held.clientWidth;
    const drawn = () => held.getBoundingClientRect();
    await new Promise((resolve) => setTimeout(resolve, 100));

    root.style.inlineSize = '200px';
    root.style.blockSize = '150px';
    await expect.poll(() => 'held' in frame.dataset).toBe(true);
    expect(held.clientWidth).toBe(before);
    expect(drawn().width).toBeCloseTo(before / 2, 0);
    const { left, top, width, height } = frame.getBoundingClientRect();
    expect(drawn().left + drawn().width / 2).toBeCloseTo(left + width / 2, 0);
    expect(drawn().top + drawn().height / 2).toBeCloseTo(top + height / 2, 0);
    await expect.poll(() => 'held' in frame.dataset, { timeout: 5_000 }).toBe(false);
    expect(held.clientWidth).toBeCloseTo(before / 2, 0);
  },
);

describe('a stream', () => {
  const address = 'https://live.example/film.m3u8';

  /** A browser with or without native streams, and a library that records its calls. */
  function mountStream(canPlay: '' | 'maybe', load?: () => Promise<StreamLibrary>) {
    vi.spyOn(HTMLMediaElement.prototype, 'canPlayType').mockReturnValue(canPlay);
    const requested: StreamRequest[] = [];
    const end = vi.fn<() => void>();
    const announce = vi.fn<(text: string) => void>();
    const loadStreamLibrary = vi.fn<() => Promise<StreamLibrary>>(
      load ??
        (async () => ({
          play(request) {
            requested.push(request);
            return end;
          },
        })),
    );
    const mounted = mount(
      { source: 'stream', stream: address },
      { runtime: { loadStreamLibrary, announce } },
    );
    const { frame } = mounted;
    return {
      ...mounted,
      requested,
      end,
      announce,
      loadStreamLibrary,
      player: frame.querySelector('video')!,
      press: () => frame.querySelector<HTMLElement>('.video-overlay')?.click(),
    };
  }

  it('shows only its overlay until clicked, then shows and focuses its player', async () => {
    const { player, press, frame } = mountStream('');
    expect(getComputedStyle(player).visibility).toBe('hidden');
    await expect.element(overlay()).toBeVisible();
    press();
    expect(getComputedStyle(player).visibility).toBe('visible');
    expect(frame.querySelector<HTMLElement>('.video-overlay')?.hidden).toBe(true);
    expect(document.activeElement).toBe(player);
  });

  it('loads the stream library on click when the browser does not support the format', async () => {
    const { player, press, requested, loadStreamLibrary, end, stop } = mountStream('');
    expect(loadStreamLibrary).not.toHaveBeenCalled();
    expect(player.querySelector('source')).toBeNull();
    press();
    await expect.poll(() => requested).toHaveLength(1);
    expect(requested[0]).toMatchObject({ player, address });
    expect(end).not.toHaveBeenCalled();
    stop();
    expect(end).toHaveBeenCalledOnce();
  });

  it('uses native playback when the browser supports the format', async () => {
    const { player, press, loadStreamLibrary } = mountStream('maybe');
    const play = vi.spyOn(player, 'play').mockResolvedValue();
    press();
    expect(play).toHaveBeenCalledOnce();
    expect(player.querySelector('source')?.src).toBe(address);
    expect(loadStreamLibrary).not.toHaveBeenCalled();
  });

  const words = 'live.example did not respond. Use the link instead. Harbour';
  const whatIsLeft = (frame: HTMLElement) => ({
    players: frame.querySelectorAll('video, .video-overlay').length,
    link: frame.querySelector<HTMLAnchorElement>('.video-failure > a')?.href,
  });

  it('shows and announces an error with a link when playback fails', async () => {
    const { frame, press, requested, announce, end } = mountStream('');
    press();
    await expect.poll(() => requested).toHaveLength(1);
    requested[0]!.onFailed();
    await expect.element(page.getByText(/^live.example did not respond/)).toBeVisible();
    expect(whatIsLeft(frame)).toStrictEqual({ players: 0, link: address });
    expect(document.activeElement).toBe(frame.querySelector('.video-failure > a'));
    expect(announce).toHaveBeenCalledExactlyOnceWith(words);
    expect(end).toHaveBeenCalledOnce();
  });

  it.each([
    ['the code does not come', () => Promise.reject(new Error('Offline.'))],
    [
      'the code cannot play here',
      () =>
        Promise.resolve({
          play() {
            throw new Error('No parts.');
          },
        }),
    ],
  ])('shows the same error when %s', async (_name, load) => {
    const { frame, press, announce } = mountStream('', load);
    press();
    await expect.poll(() => announce.mock.calls).toStrictEqual([[words]]);
    expect(whatIsLeft(frame)).toStrictEqual({ players: 0, link: address });
  });

  it('shows the same error when native playback fails', () => {
    const { frame, player, press, announce } = mountStream('maybe');
    vi.spyOn(player, 'play').mockResolvedValue();
    press();
    player.querySelector('source')?.dispatchEvent(new Event('error'));
    expect(announce).toHaveBeenCalledExactlyOnceWith(words);
    expect(whatIsLeft(frame)).toStrictEqual({ players: 0, link: address });
  });

  it('pauses and hides its player when another video starts (VIDEO-10)', async () => {
    const { frame, player, press, requested } = mountStream('');
    const other = document.createElement('div');
    frame.after(other);
    press();
    await expect.poll(() => requested).toHaveLength(1);
    const play = vi.spyOn(player, 'play').mockResolvedValue();
    requested[0]!.onReady();
    expect(play).toHaveBeenCalledOnce();
    const loader = makeLoader(other);
    loader.activate();
    requested[0]!.onReady();
    expect(play).toHaveBeenCalledOnce();
    expect(player.paused).toBe(true);
    expect(frame.dataset['playing']).toBeUndefined();
    expect(getComputedStyle(player).visibility).toBe('hidden');
    loader.destroy();
  });
});
