import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { uploadAsset } from '@sitewright/contracts/api';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { demoAssetFolder } from '../../seed/demo-assets.ts';
import { createTestSite, type TestSite } from '../../testing/create-test-site.ts';
import { openTestApi, type TestApi } from '../../testing/open-test-api.ts';
import { uploadTestFile } from '../../testing/upload-test-file.ts';

let api: TestApi;
let site: TestSite;
beforeAll(async () => {
  api = await openTestApi();
  site = await createTestSite(api);
});
afterAll(() => api.close());

let counter = 0;

/** A box of an MP4 with its content. */
function box(type: string, ...content: Buffer[]): Buffer {
  const body = Buffer.concat(content);
  const head = Buffer.alloc(8);
  head.writeUInt32BE(body.length + 8);
  head.write(type, 4, 'latin1');
  return Buffer.concat([head, body]);
}
const fileType = box('ftyp', Buffer.from('isom\0\0\0\0isommp42', 'latin1'));
const upright = [1, 0, 0, 0, 1, 0];
const quarterTurn = [0, 1, 0, -1, 0, 0];

/** The header of a track, with times of 32 bits (version 0) or 64 (version 1). */
function trackHeader(width: number, height: number, matrix = upright, version = 0): Buffer {
  const content = Buffer.alloc(version === 1 ? 96 : 84);
  content[0] = version;
  const at = version === 1 ? 52 : 40;
  for (const [index, value] of matrix.entries())
    content.writeInt32BE(value * 65_536, at + index * 4);
  content.writeUInt32BE(width * 65_536, at + 36);
  content.writeUInt32BE(height * 65_536, at + 40);
  return box('trak', box('tkhd', content), box('mdia', Buffer.alloc(20)));
}
const mp4 = (...tracks: Buffer[]) =>
  Buffer.concat([
    fileType,
    box('mdat', Buffer.alloc(500)),
    box('moov', box('mvhd', Buffer.alloc(100)), ...tracks),
    box('free', Buffer.from(`#${(counter += 1)}`)),
  ]);

/** An element of a WebM with its content and a size of four bytes, or an unknown one. */
function element(id: string, content: Buffer, isUnknown = false): Buffer {
  const size = Buffer.alloc(4);
  size.writeUInt32BE(isUnknown ? 0x1fffffff : content.length + 0x10000000);
  return Buffer.concat([Buffer.from(id, 'hex'), size, content]);
}
const number = (value: number) => Buffer.from([value >> 8, value & 255]);
const docType = Buffer.from('1a45dfa3874282847765626d', 'hex');
const webmTrack = (...parts: Buffer[]) =>
  element('1654ae6b', element('ae', element('e0', Buffer.concat(parts))));
const webm = (content: Buffer, isLive = false) =>
  Buffer.concat([
    docType,
    element(
      '18538067',
      Buffer.concat([element('ec', Buffer.from(`#${(counter += 1)}`)), content]),
      isLive,
    ),
  ]);
const pixels = [element('b0', number(1080)), element('ba', number(1920))] as const;

const upload = async (name: string, content: Buffer) =>
  uploadAsset.response.parse((await uploadTestFile(api, site, name, content)).json());

describe('the dimensions of an uploaded video', () => {
  it.each([
    ['lying', 'a.mp4', mp4(trackHeader(1920, 1080)), 1920, 1080],
    ['standing', 'b.mp4', mp4(trackHeader(1080, 1920)), 1080, 1920],
    ['turned by the phone', 'c.mp4', mp4(trackHeader(1920, 1080, quarterTurn)), 1080, 1920],
    ['of QuickTime', 'd.mov', mp4(trackHeader(1920, 1080, quarterTurn, 1)), 1080, 1920],
    ['after its sound', 'e.mp4', mp4(trackHeader(0, 0), trackHeader(640, 480)), 640, 480],
    ['of WebM', 'f.webm', webm(webmTrack(...pixels)), 1080, 1920],
    ['recorded live', 'g.webm', webm(webmTrack(...pixels), true), 1080, 1920],
    [
      'shown otherwise than stored',
      'h.webm',
      webm(webmTrack(...pixels, element('54b0', number(720)), element('54ba', number(1280)))),
      720,
      1280,
    ],
  ])('%s', async (_what, name, content, width, height) => {
    expect(await upload(name, content)).toMatchObject({ kind: 'video', width, height });
  });

  it('are read from the demo videos', async () => {
    for (const name of ['showreel.webm', 'showreel.mp4']) {
      const content = await readFile(join(demoAssetFolder, name));
      expect(await upload(name, content)).toMatchObject({ width: 1280, height: 720 });
    }
  });
});

/** A box that says another size than it has. */
function lie(content: Buffer, size: number): Buffer {
  const lying = Buffer.from(content);
  lying.writeUInt32BE(size);
  return lying;
}

it.each([
  ['a box of no length', 'i.mp4', Buffer.concat([fileType, lie(box('moov'), 4)])],
  ['a box longer than the file', 'j.mp4', Buffer.concat([fileType, lie(box('moov'), 0xffffffff)])],
  ['boxes without end', 'k.mp4', Buffer.concat([fileType, ...Array(5000).fill(box('free'))])],
  ['a short track header', 'l.mp4', mp4(box('trak', box('tkhd', Buffer.alloc(12))))],
  ['an absurd size', 'm.mp4', mp4(trackHeader(65_000, 3))],
  ['media before its tracks', 'n.webm', webm(element('1f43b675', Buffer.alloc(9)))],
  [
    'an element longer than its parent',
    'o.webm',
    Buffer.concat([docType, Buffer.from('185380671fff0000', 'hex')]),
  ],
  ['no size', 'p.webm', webm(webmTrack())],
])('a video with %s is accepted without dimensions', async (_what, name, content) => {
  const stored = await upload(name, content);
  expect(stored).toMatchObject({ kind: 'video' });
  expect(stored).not.toHaveProperty('width');
});
