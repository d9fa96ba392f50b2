import type { Page } from '@playwright/test';

/** A video in segments, as a live stream host serves it. */
export interface VideoParts {
  /** The initialization segment. */
  readonly head: Buffer;
  readonly parts: readonly Buffer[];
}

const seconds = 3;

/** Records a colored square for some seconds. */
const recording = (page: Page): Promise<string> =>
  page.evaluate(async (length) => {
    const canvas = document.createElement('canvas');
    canvas.width = 320;
    canvas.height = 180;
    const context = canvas.getContext('2d');
    const drawing = setInterval(() => {
      if (context === null) return;
      context.fillStyle = `hsl(${performance.now() / 10} 80% 50%)`;
      context.fillRect(0, 0, 320, 180);
    }, 40);
    const mimeType = ['video/mp4;codecs=avc1.42E01E', 'video/mp4;codecs=vp09.00.10.08'].find(
      (type) => MediaRecorder.isTypeSupported(type) && MediaSource.isTypeSupported(type),
    );
    if (mimeType === undefined) throw new Error('This browser cannot record video segments.');
    const recorder = new MediaRecorder(canvas.captureStream(25), { mimeType });
    const chunks: Blob[] = [];
    const stopped = new Promise((resolve) => {
      recorder.onstop = resolve;
    });
    recorder.ondataavailable = ({ data }) => chunks.push(data);
    recorder.start(1000);
    setTimeout(() => recorder.stop(), length * 1000);
    await stopped;
    clearInterval(drawing);
    const bytes = new Uint8Array(await new Blob(chunks).arrayBuffer());
    return btoa(Array.from(bytes, (byte) => String.fromCodePoint(byte)).join(''));
  }, seconds);

/** The boxes of an MP4 file. */
function* boxesOf(file: Buffer): Generator<{ readonly kind: string; readonly bytes: Buffer }> {
  for (let offset = 0; offset + 8 <= file.length;) {
    const size = file.readUInt32BE(offset) || file.length - offset;
    const kind = file.toString('latin1', offset + 4, offset + 8);
    yield { kind, bytes: file.subarray(offset, offset + size) };
    offset += size;
  }
}

/** Records a video in the browser and splits it into segments. */
export async function recordVideo(page: Page): Promise<VideoParts> {
  const head: Buffer[] = [];
  const parts: Buffer[] = [];
  for (const { kind, bytes } of boxesOf(Buffer.from(await recording(page), 'base64'))) {
    if (kind === 'ftyp' || kind === 'moov') head.push(bytes);
    if (kind === 'moof') parts.push(bytes);
    if (kind === 'mdat') parts.push(Buffer.concat([parts.pop() ?? Buffer.alloc(0), bytes]));
  }
  return { head: Buffer.concat(head), parts };
}

/** The HLS playlist of a video: `head.mp4`, then `0.m4s` and so on. */
export const playlistOf = ({ parts }: VideoParts): string =>
  [
    '#EXTM3U',
    '#EXT-X-VERSION:7',
    `#EXT-X-TARGETDURATION:${seconds}`,
    '#EXT-X-PLAYLIST-TYPE:VOD',
    '#EXT-X-MAP:URI="head.mp4"',
    ...parts.flatMap((_, index) => [
      `#EXTINF:${(seconds / parts.length).toFixed(3)},`,
      `${index}.m4s`,
    ]),
    '#EXT-X-ENDLIST',
    '',
  ].join('\n');
