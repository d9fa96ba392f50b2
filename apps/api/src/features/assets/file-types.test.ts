import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { uploadAsset } from '@sitewright/contracts/api';
import sharp from 'sharp';
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

const bytes = (...values: number[]) => Buffer.from(values);
const text = (value: string) => Buffer.from(value, 'latin1');
const zeros = (count: number) => Buffer.alloc(count);

let counter = 0;
/** Bytes at the end that make each file another content. */
const unlike = (content: Buffer) => Buffer.concat([content, text(`#${(counter += 1)}`)]);

/** MPEG audio frames of 128 kbit/s at 44.1 kHz. */
const mp3 = (second: number, third = 0x90) =>
  Buffer.concat([bytes(0xff, second, third, 0), zeros(4200)]);
/** The tags that stand before an MP3, with a size of seven bits to the byte. */
const id3 = (size: number) =>
  Buffer.concat([text('ID3'), bytes(4, 0, 0, 0, 0, size >> 7, size & 127), zeros(size)]);
const ftyp = (brand: string) =>
  Buffer.concat([bytes(0, 0, 0, 24), text(`ftyp${brand}`), zeros(4), text('isommp42'), zeros(64)]);
const ebml = (docType: string) =>
  Buffer.concat([
    bytes(0x1a, 0x45, 0xdf, 0xa3, 0x80 + docType.length + 3, 0x42, 0x82, 0x80 + docType.length),
    text(docType),
    zeros(64),
  ]);
const ogg = (codec: Buffer) => Buffer.concat([text('OggS'), zeros(24), codec, zeros(64)]);
const wav = Buffer.concat([text('RIFF'), bytes(40, 0, 0, 0), text('WAVEfmt '), zeros(64)]);
const flac = Buffer.concat([text('fLaC'), bytes(0, 0, 0, 34), zeros(64)]);
const jpeg = () =>
  sharp({ create: { width: 8, height: 8, channels: 3, background: '#a00' } })
    .jpeg()
    .toBuffer();
const png = () =>
  sharp({ create: { width: 8, height: 8, channels: 3, background: '#a00' } })
    .png()
    .toBuffer();

type Content = Buffer | (() => Promise<Buffer>);
const contentOf = async (content: Content) =>
  unlike(typeof content === 'function' ? await content() : content);

describe('content type detection of uploads', () => {
  const files: readonly (readonly [string, string, string, Content])[] = [
    ...['jpg', 'JPG', 'jpeg', 'jpe', 'jfif', 'pjpeg'].map(
      (ending) => [`a.${ending}`, 'image', 'image/jpeg', jpeg] as const,
    ),
    ['a.png', 'image', 'image/png', png],
    ...[0xfb, 0xfa, 0xf3, 0xf2, 0xe3, 0xe2].map(
      (second, index) => [`${index}.mp3`, 'audio', 'audio/mpeg', mp3(second)] as const,
    ),
    ['short.mp3', 'audio', 'audio/mpeg', bytes(0xff, 0xfa, 0x90, 0, 1, 2, 3, 4)],
    ['tags.mp3', 'audio', 'audio/mpeg', Buffer.concat([id3(300), mp3(0xfa)])],
    ['cover.mp3', 'audio', 'audio/mpeg', Buffer.concat([id3(16_000), mp3(0xfb)])],
    ['padded.mp3', 'audio', 'audio/mpeg', Buffer.concat([id3(300), zeros(700), mp3(0xfb)])],
    ['only-tags.mp3', 'audio', 'audio/mpeg', id3(300).subarray(0, 200)],
    ['a.m4a', 'audio', 'audio/mp4', ftyp('M4A ')],
    ['recorder.m4a', 'audio', 'audio/mp4', ftyp('mp42')],
    ['phone.m4a', 'audio', 'audio/mp4', ftyp('isom')],
    ['book.m4b', 'audio', 'audio/mp4', ftyp('M4B ')],
    ['sound.mp4', 'audio', 'audio/mp4', ftyp('M4A ')],
    ['a.mp4', 'video', 'video/mp4', ftyp('isom')],
    ['b.mp4', 'video', 'video/mp4', ftyp('mp42')],
    ['c.mp4', 'video', 'video/mp4', ftyp('avc1')],
    ['a.m4v', 'video', 'video/mp4', ftyp('M4V ')],
    ['a.mov', 'video', 'video/quicktime', ftyp('qt  ')],
    [
      'old.mov',
      'video',
      'video/quicktime',
      Buffer.concat([bytes(0, 0, 0, 8), text('wide'), zeros(64)]),
    ],
    ['a.webm', 'video', 'video/webm', ebml('webm')],
    ['a.weba', 'audio', 'audio/webm', ebml('webm')],
    ['a.aac', 'audio', 'audio/aac', Buffer.concat([bytes(0xff, 0xf1, 0x50, 0x80), zeros(64)])],
    ['b.aac', 'audio', 'audio/aac', Buffer.concat([bytes(0xff, 0xf9, 0x50, 0x80), zeros(64)])],
    ['a.ogg', 'audio', 'audio/ogg', ogg(Buffer.concat([bytes(1), text('vorbis')]))],
    ['a.oga', 'audio', 'audio/ogg', ogg(Buffer.concat([bytes(0x7f), text('FLAC')]))],
    ['a.opus', 'audio', 'audio/ogg', ogg(text('OpusHead'))],
    ['b.ogg', 'audio', 'audio/ogg', ogg(text('OpusHead'))],
    ['a.wav', 'audio', 'audio/wav', wav],
    ['a.flac', 'audio', 'audio/flac', flac],
    ['tags.flac', 'audio', 'audio/flac', Buffer.concat([id3(300), flac])],
    ['a.pdf', 'document', 'application/pdf', text('%PDF-1.7 …')],
    [
      'demo.mp3',
      'audio',
      'audio/mpeg',
      () => readFile(join(demoAssetFolder, 'harbour-morning.mp3')),
    ],
    [
      'demo.ogg',
      'audio',
      'audio/ogg',
      () => readFile(join(demoAssetFolder, 'harbour-morning.ogg')),
    ],
    ['demo.mp4', 'video', 'video/mp4', () => readFile(join(demoAssetFolder, 'showreel.mp4'))],
    ['demo.webm', 'video', 'video/webm', () => readFile(join(demoAssetFolder, 'showreel.webm'))],
  ];
  it.each(files)('%s is %s, %s (FILE-06)', async (fileName, kind, contentType, content) => {
    const response = await uploadTestFile(api, site, fileName, await contentOf(content));
    expect([response.statusCode, response.body]).toEqual([200, expect.any(String)]);
    const asset = uploadAsset.response.parse(response.json());
    expect([asset.kind, asset.contentType]).toEqual([kind, contentType]);
    const served = await site.visitor().get(asset.url);
    expect([served.status, served.headers['content-type']]).toEqual([200, contentType]);
  });
});

describe('file extension correction of uploads with mismatched content', () => {
  const files: readonly (readonly [string, string, string, Content])[] = [
    ['photo.png', 'photo.jpg', 'image/jpeg', jpeg],
    ['photo.jfif', 'photo.png', 'image/png', png],
    ['photo', 'photo.jpg', 'image/jpeg', jpeg],
    ['photo.', 'photo.jpg', 'image/jpeg', jpeg],
    ['IMG1.PNG', 'IMG1.jpg', 'image/jpeg', jpeg],
    ['St. Ives', 'St. Ives.png', 'image/png', png],
    ['photo.heic', 'photo.heic.jpg', 'image/jpeg', jpeg],
    ['page.html', 'page.html.png', 'image/png', png],
    ['.png', 'file.jpg', 'image/jpeg', jpeg],
    ['photo.pdf', 'photo.jpg', 'image/jpeg', jpeg],
    ['menu.png', 'menu.pdf', 'application/pdf', text('%PDF-1.7 …')],
    ['song.jpg', 'song.mp3', 'audio/mpeg', mp3(0xfb)],
    ['song', 'song.mp3', 'audio/mpeg', Buffer.concat([id3(300), mp3(0xfb)])],
    ['film.mp3', 'film.mp4', 'video/mp4', ftyp('isom')],
    ['film', 'film.mov', 'video/quicktime', ftyp('qt  ')],
    ['voice', 'voice.m4a', 'audio/mp4', ftyp('M4A ')],
    ['film.mp4', 'film.webm', 'video/webm', ebml('webm')],
  ];
  it.each(files)('%s becomes %s, %s (FILE-06)', async (given, name, contentType, content) => {
    const response = await uploadTestFile(api, site, given, await contentOf(content));
    expect([response.statusCode, response.body]).toEqual([200, expect.any(String)]);
    const asset = uploadAsset.response.parse(response.json());
    expect([asset.fileName, asset.contentType]).toEqual([name, contentType]);
    const served = await site.visitor().get(asset.url);
    expect([served.status, served.headers['content-type']]).toEqual([200, contentType]);
  });
});

it('detects the content type of each of several concurrent uploads (FILE-06)', async () => {
  const contents = [
    ['photo.jpg', 'image/jpeg', await jpeg()],
    ['song.mp3', 'audio/mpeg', Buffer.concat([id3(300), zeros(700), mp3(0xfb)])],
    ['photo.png', 'image/png', await png()],
    ['film.webm', 'video/webm', ebml('webm')],
    ['film.mp4', 'video/mp4', ftyp('isom')],
    ['voice.ogg', 'audio/ogg', ogg(text('OpusHead'))],
  ] as const;
  for (let round = 0; round < 5; round += 1) {
    const responses = await Promise.all(
      contents.map(([name, , content]) => uploadTestFile(api, site, name, unlike(content))),
    );
    expect(
      responses.map((response) => response.json<{ contentType?: string }>().contentType),
    ).toEqual(contents.map(([, contentType]) => contentType));
  }
});

describe('uploads with unsupported content', () => {
  const files: readonly (readonly [string, Content])[] = [
    ['padded.jpg', Buffer.concat([id3(300), zeros(700), mp3(0xfb)])],
    ['film.webm', ebml('matroska')],
    ['photo.heic', ftyp('heic')],
    ['photo.jpg', ftyp('heic')],
    ['page.mp3', text(`<html><body>${'words '.repeat(1000)}</body></html>`)],
    ['page.wav', text('<html><script>alert(1)</script></html>')],
    ['archive.pdf', Buffer.concat([text('PK\u0003\u0004'), zeros(64)])],
    ['program.mp3', Buffer.concat([text('MZ'), zeros(64)])],
    ['drawing.png', text('<svg xmlns="http://www.w3.org/2000/svg"/>')],
  ];
  it.each(files)('rejects %s with 415 (FILE-06)', async (fileName, content) => {
    const response = await uploadTestFile(api, site, fileName, await contentOf(content));
    expect([response.statusCode, response.json()]).toEqual([
      415,
      expect.objectContaining({
        error: `The file ${fileName} does not appear to be a supported file.`,
      }),
    ]);
  });
});
