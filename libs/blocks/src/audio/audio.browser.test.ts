import { afterEach, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { mountBlock, removeBlocks } from '../testing/mount-block.ts';
import { sampleData, sampleId, samplePicture } from '../testing/sample-view.tsx';
import { audio } from './schema.ts';

/** Four seconds of silence as a sound file: eight-bit samples, 8000 of them a second. */
function silence(): string {
  const rate = 8000;
  const length = rate * 4;
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

it('plays, pauses and seeks a track of the owner (BLOCK-21)', async () => {
  const url = silence();
  const track = samplePicture('track', { kind: 'audio', url, fileName: 'morning.wav' });
  mountBlock({
    block: audio,
    props: { file: { assetId: sampleId('track') }, title: 'Morning', author: 'Mara Hale' },
    data: sampleData(track),
  });
  const player = document.querySelector<HTMLAudioElement>('audio');
  if (player === null) throw new Error('There is no player.');
  // A browser plays only for somebody who has touched the page.
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
