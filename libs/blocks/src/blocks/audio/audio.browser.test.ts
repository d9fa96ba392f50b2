import { afterEach, describe, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { mountBlock, removeBlocks } from '../../kit/testing/mount-block.ts';
import { sampleData, sampleId, samplePicture } from '../../kit/testing/sample-view.tsx';
import { createVideoLoader } from '../video/create-video-loader.ts';
import audioStyle from './audio.css?inline';
import { start } from './island.ts';
import { audio } from './schema.ts';

/** A silent sound file: 8-bit samples at 8 kHz. */
function silence(seconds = 4): string {
  const rate = 8000;
  const length = rate * seconds;
  const sound = new DataView(new ArrayBuffer(44 + length));
  const write = (at: number, words: string) => {
    for (let index = 0; index < words.length; index += 1) {
      sound.setUint8(at + index, words.charCodeAt(index));
    }
  };
  write(0, 'RIFF');
  sound.setUint32(4, 36 + length, true);
  write(8, 'WAVEfmt ');
  sound.setUint32(16, 16, true);
  sound.setUint16(20, 1, true);
  sound.setUint16(22, 1, true);
  sound.setUint32(24, rate, true);
  sound.setUint32(28, rate, true);
  sound.setUint16(32, 1, true);
  sound.setUint16(34, 8, true);
  write(36, 'data');
  sound.setUint32(40, length, true);
  for (let index = 0; index < length; index += 1) sound.setUint8(44 + index, 128);
  return URL.createObjectURL(new Blob([sound], { type: 'audio/wav' }));
}

afterEach(removeBlocks);

it('plays, pauses and seeks an uploaded track (BLOCK-21)', async () => {
  const url = silence();
  const track = samplePicture('track', { kind: 'audio', url, fileName: 'morning.wav' });
  mountBlock({
    block: audio,
    props: {
      tracks: [{ file: { assetId: sampleId('track') } }],
      title: 'Morning',
      author: 'Mara Hale',
    },
    data: sampleData(track),
  });
  const player = document.querySelector<HTMLAudioElement>('audio');
  if (player === null) throw new Error('There is no player.');
  // Browsers only play audio after a user gesture.
  await page.getByText('Mara Hale').click();
  expect([player.controls, player.ariaLabel, player.paused]).toStrictEqual([true, 'Morning', true]);

  player.muted = true;
  await player.play();
  await expect.poll(() => player.currentTime).toBeGreaterThan(0);
  expect(Math.round(player.duration)).toBe(4);
  player.pause();
  expect(player.paused).toBe(true);
  player.currentTime = 3;
  await expect.poll(() => player.currentTime).toBe(3);
  URL.revokeObjectURL(url);
});

describe('an album', () => {
  /** A live album of three tracks, of which the first is short. */
  function mountAlbum(more: { readonly start?: typeof start } = { start }) {
    const sounds = ['dawn', 'noon', 'dusk'].map((name, index) =>
      samplePicture(name, {
        kind: 'audio',
        url: silence(index === 0 ? 1 : 70),
        fileName: `${name}.wav`,
      }),
    );
    const mounted = mountBlock({
      block: audio,
      props: {
        title: 'A day',
        author: 'Mara Hale',
        tracks: sounds.map(({ id }, index) => ({
          file: { assetId: id },
          title: ['Dawn', 'Noon', 'Dusk'][index],
          length: index === 2 ? '9:59' : '',
        })),
      },
      data: sampleData(...sounds),
      style: audioStyle,
      ...more,
    });
    const player = mounted.root.querySelector('audio')!;
    player.muted = true;
    const marked = () =>
      [...mounted.root.querySelectorAll('[aria-current]')].map(
        (one) => one.querySelector('.audio-name')?.textContent,
      );
    return { ...mounted, player, marked, urls: sounds.map(({ url }) => url) };
  }
  const track = (name: string) => page.getByRole('button', { name: new RegExp(`^${name}`) });

  it('plays and marks a clicked track, and toggles pause on further clicks', async () => {
    const { player, marked, urls } = mountAlbum();
    expect([player.src, player.ariaLabel, marked()]).toStrictEqual([urls[0], 'Dawn', ['Dawn']]);

    await track('Noon').click();
    expect([player.src, player.ariaLabel, marked()]).toStrictEqual([urls[1], 'Noon', ['Noon']]);
    await expect.poll(() => player.currentTime).toBeGreaterThan(0);
    await track('Noon').click();
    expect(player.paused).toBe(true);
    const pausedAt = player.currentTime;
    await track('Noon').click();
    expect(player.paused).toBe(false);
    expect(player.currentTime).toBeGreaterThanOrEqual(pausedAt);
    expect(document.querySelectorAll('audio')).toHaveLength(1);
  });

  it('plays every track at the speed that the visitor chose', async () => {
    const { player } = mountAlbum();
    await track('Noon').click();
    player.playbackRate = 1.5;
    await track('Dusk').click();
    await expect.poll(() => player.currentTime).toBeGreaterThan(0);
    expect(player.playbackRate).toBe(1.5);
  });

  it('skips to the next track when a file fails to load', async () => {
    const { root, player, marked } = mountAlbum({ start: undefined } as never);
    const links = [...root.querySelectorAll<HTMLAnchorElement>('a.audio-track')];
    links[1]!.href = '/nothing-here.mp3';
    const end = start(root, {} as never);
    await track('Noon').click();
    await expect.poll(marked).toStrictEqual(['Dusk']);
    await expect.poll(() => player.currentTime).toBeGreaterThan(0);
    expect(track('Dusk').element().ariaPressed).toBe('true');
    end();
  });

  it('moves focus to tracks with Tab and plays them with Space or Enter', async () => {
    const { player, marked } = mountAlbum();
    track('Dawn').element().focus();
    await userEvent.keyboard('{Tab}{ }');
    expect([marked(), player.paused]).toStrictEqual([['Noon'], false]);
    await userEvent.keyboard('{Tab}{Enter}');
    expect([marked(), player.paused]).toStrictEqual([['Dusk'], false]);
  });

  it('sets aria-pressed on the button of the playing track only', async () => {
    const { root, player } = mountAlbum();
    const pressed = () =>
      [...root.querySelectorAll('.audio-track')].map(({ ariaPressed }) => ariaPressed);
    expect(pressed()).toStrictEqual(['false', 'false', 'false']);
    await track('Noon').click();
    await expect.poll(pressed).toStrictEqual(['false', 'true', 'false']);
    await track('Dusk').click();
    await expect.poll(pressed).toStrictEqual(['false', 'false', 'true']);
    player.pause();
    await expect.poll(pressed).toStrictEqual(['false', 'false', 'false']);
    await player.play();
    await expect.poll(pressed).toStrictEqual(['false', 'false', 'true']);
  });

  it('starts the next track when one ends and stops after the last', async () => {
    const { player, marked } = mountAlbum();
    await track('Dawn').click();
    await expect.poll(marked).toStrictEqual(['Noon']);
    await expect.poll(() => player.currentTime).toBeGreaterThan(0);

    await track('Dusk').click();
    await expect.poll(() => player.duration).toBe(70);
    player.currentTime = 69.9;
    await expect.poll(() => player.ended).toBe(true);
    expect([marked(), player.paused]).toStrictEqual([['Dusk'], true]);
  });

  it('shows the duration of a track once loaded, unless the owner entered one', async () => {
    const { root, player } = mountAlbum();
    const lengths = () =>
      [...root.querySelectorAll('.audio-length')].slice(1).map(({ textContent }) => textContent);
    expect(lengths()).toStrictEqual(['', '9:59']);
    await track('Noon').click();
    await expect.poll(lengths).toStrictEqual(['1:10', '9:59']);
    await track('Dusk').click();
    await expect.poll(() => player.readyState).toBeGreaterThan(0);
    expect(lengths()).toStrictEqual(['1:10', '9:59']);
  });

  it('replaces file links with buttons at the same position on start and restores them on stop', () => {
    const boxes = (root: HTMLElement) =>
      [root, ...root.querySelectorAll('.audio-track, .audio-name')].map((one) => {
        const { x, y, width, height } = one.getBoundingClientRect();
        return [x, y, width, height];
      });
    const { root, urls } = mountAlbum({});
    const links = () => [...root.querySelectorAll('a')].map(({ href }) => href);
    expect(links()).toStrictEqual(urls);
    const before = boxes(root);
    const ends = start(root, {} as never);
    expect([links().length, root.querySelectorAll('button').length]).toStrictEqual([0, 3]);
    expect(boxes(root)).toStrictEqual(before);
    ends();
    expect([links(), root.querySelectorAll('button').length]).toStrictEqual([urls, 0]);
  });
});

it('pauses when other audio or video on the page starts, and stops those when it starts', async () => {
  const url = silence();
  const sound = samplePicture('track', { kind: 'audio', url });
  const { root } = mountBlock({
    block: audio,
    props: { tracks: [{ file: { assetId: sound.id } }], author: 'Mara Hale' },
    data: sampleData(sound),
    start,
  });
  const copy = root.cloneNode(true) as HTMLElement;
  const frame = document.createElement('div');
  root.after(copy, frame);
  const ends = start(copy, {} as never);
  const video = createVideoLoader(frame);
  const [one, other] = [...document.querySelectorAll('audio')];
  await page.getByText('Mara Hale').first().click();
  one!.muted = true;
  other!.muted = true;

  await one!.play();
  await other!.play();
  await expect.poll(() => [one!.paused, other!.paused]).toStrictEqual([true, false]);
  video.activate();
  expect(other!.paused).toBe(true);
  await one!.play();
  await expect.poll(video.getState).toBe('overlay');
  ends();
  video.destroy();
});
