import { uploadAsset } from '@sitewright/contracts/api';
import { imageWidths } from '@sitewright/contracts/limits';
import sharp, { type Sharp } from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
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

const upload = async (fileName: string, content: Buffer) => {
  const response = await uploadTestFile(api, site, fileName, content);
  expect([response.statusCode, response.body]).toEqual([200, expect.any(String)]);
  return uploadAsset.response.parse(response.json());
};
const error = async (fileName: string, content: Buffer) =>
  (await uploadTestFile(api, site, fileName, content)).json<{ code: string; error: string }>();

const get = async (url: string, width: number, accept?: string) => {
  const { headers, rawPayload } = await api.app.inject({
    url: `${url}?format=${width}w`,
    headers: { host: 'shop.localhost:4000', ...(accept === undefined ? {} : { accept }) },
  });
  return { type: headers['content-type'], bytes: rawPayload };
};

const plain = (width: number, height: number, background: string | object = '#b03020') =>
  sharp({ create: { width, height, channels: 3, background }, limitInputPixels: false });

/** The color in the middle, as a browser without color management reads it. */
const middleOf = async (bytes: Buffer): Promise<number[]> => [
  ...(await sharp(bytes).resize(1, 1).toColourspace('srgb').removeAlpha().raw().toBuffer()),
];

const far = (one: readonly number[], other: readonly number[]) =>
  Math.max(...one.map((value, index) => Math.abs(value - other[index]!)));
const channelsOf = (hex: string | undefined) =>
  [1, 3, 5].map((at) => Number.parseInt((hex ?? '').slice(at, at + 2), 16));

const frames = (count: number, width = 40, height = 30): Promise<Buffer[]> =>
  Promise.all(
    Array.from({ length: count }, (_, index) =>
      plain(width, height, { r: (index * 29) % 256, g: 90, b: (index * 53) % 256 })
        .png()
        .toBuffer(),
    ),
  );
const animation = async (count: number, width?: number, height?: number): Promise<Sharp> =>
  sharp(await frames(count, width, height), { join: { animated: true } });
const delay = (count: number) => Array.from({ length: count }, (_, index) => 40 + index * 20);

/** A GIF of a few bytes whose frames are as large as its screen and change one pixel of it each. */
function tinyFrames(count: number, side: number): Buffer {
  const size = [side & 255, side >> 8, side & 255, side >> 8];
  const palette = [0, 0, 0, 255, 255, 255];
  const frame = [0x2c, 0, 0, 0, 0, 1, 0, 1, 0, 0, 2, 2, 0x44, 1, 0];
  const images = Array.from({ length: count }, () => frame).flat();
  const head = [...Buffer.from('GIF89a'), ...size, 0x80, 0, 0, ...palette];
  return Buffer.from([...head, ...images, 0x3b]);
}

describe('an animation', () => {
  it.each(['webp', 'gif'] as const)(
    'keeps its frames, delays and loop count in every width: %s',
    async (format) => {
      const moving = await animation(7, 800, 600);
      const content = await moving[format]({ delay: delay(7), loop: 3 }).toBuffer();
      const asset = await upload(`dance.${format}`, content);
      expect(asset).toMatchObject({ width: 800, height: 600, contentType: `image/${format}` });
      for (const width of imageWidths)
        for (const accept of ['image/webp', undefined]) {
          const { type, bytes } = await get(asset.url, width, accept);
          const served = accept === undefined ? 'gif' : 'webp';
          const meta = await sharp(bytes, { animated: true }).metadata();
          expect(type).toBe(`image/${served}`);
          expect(meta).toMatchObject({ format: served, width: Math.min(width, 800), pages: 7 });
          expect(meta).toMatchObject({ delay: delay(7), loop: 3 });
        }
    },
  );

  it('is not converted to AVIF', async () => {
    const asset = await upload('wave.webp', await (await animation(3)).webp().toBuffer());
    const { createImageWidths } = await import('./create-image-widths.ts');
    await createImageWidths(api.services, { websiteId: site.websiteId, assetId: asset.id });
    const { type } = await get(asset.url, 500, 'image/avif,image/webp');
    expect(type).toBe('image/webp');
  });

  it('is accepted with 200 frames and rejected with 201', async () => {
    const most = await animation(200, 8, 8);
    expect((await upload('most.gif', await most.gif().toBuffer())).width).toBe(8);
    for (const format of ['gif', 'webp'] as const) {
      const above = await animation(201, 8, 8);
      expect(await error(`above.${format}`, await above[format]().toBuffer())).toMatchObject({
        code: 'tooManyFrames',
        error: `The animation above.${format} has 201 frames; the limit is 200.`,
      });
    }
  });

  it('is rejected by the megapixels of all its frames', async () => {
    const bomb = tinyFrames(51, 2000);
    expect(bomb.length).toBeLessThan(1000);
    expect((await error('bomb.gif', bomb)).error).toBe(
      'The image bomb.gif has 204 megapixels; the limit is 200.',
    );
  });
});

describe('an image of many pixels', () => {
  it('is rejected above 50 megapixels in every format', async () => {
    const sixty = plain(10_000, 6000);
    const files = [
      ['photo.jpg', await sixty.clone().jpeg().toBuffer()],
      ['photo.png', await sixty.clone().png().toBuffer()],
      ['photo.webp', await sixty.clone().webp({ effort: 0 }).toBuffer()],
    ] as const;
    for (const [name, content] of files)
      expect(await error(name, content)).toMatchObject({
        code: 'tooManyPixels',
        error: `The image ${name} has 60 megapixels; the limit is 50.`,
      });
    const slightly = await plain(10_000, 5001).jpeg().toBuffer();
    expect((await error('slightly.jpg', slightly)).error).toBe(
      'The image slightly.jpg has 50.1 megapixels; the limit is 50.',
    );
  }, 60_000);

  it('is accepted with exactly 50 megapixels', async () => {
    const asset = await upload('fifty.jpg', await plain(10_000, 5000).jpeg().toBuffer());
    expect([asset.width, asset.height]).toEqual([10_000, 5000]);
  }, 60_000);
});

describe('an image with an alpha channel or another color space', () => {
  const red = [200, 40, 30];
  const source = () => plain(64, 64, { r: 200, g: 40, b: 30 });
  const png = (image: Sharp) => image.png().toBuffer();
  const files: readonly (readonly [string, string, () => Promise<Buffer>])[] = [
    ['Display P3', 'p3.jpg', () => source().withIccProfile('p3').jpeg({ quality: 100 }).toBuffer()],
    ['Display P3, PNG', 'p3.png', () => png(source().withIccProfile('p3'))],
    ['sRGB with its profile', 'srgb.png', () => png(source().withIccProfile('srgb'))],
    ['CMYK', 'cmyk.jpg', () => source().withIccProfile('cmyk').jpeg({ quality: 100 }).toBuffer()],
    ['16 bit', 'deep.png', () => png(source().toColourspace('rgb16'))],
  ];
  it.each(files)('is converted to sRGB: %s', async (name, fileName, make) => {
    const content = await make();
    const asset = await upload(fileName, content);
    const tolerance = name === 'CMYK' ? 24 : 4;
    expect(far(channelsOf(asset.color), red), asset.color).toBeLessThanOrEqual(tolerance);
    const tiny = Buffer.from(asset.placeholder!.split(',')[1]!, 'base64');
    expect(far(await middleOf(tiny), red)).toBeLessThanOrEqual(tolerance + 6);
    const { createImageWidths } = await import('./create-image-widths.ts');
    await createImageWidths(api.services, { websiteId: site.websiteId, assetId: asset.id });
    for (const accept of ['image/avif', 'image/webp', undefined]) {
      const { bytes } = await get(asset.url, 300, accept);
      const meta = await sharp(bytes).metadata();
      expect(meta).toMatchObject({ space: 'srgb', depth: 'uchar', hasProfile: false });
      expect(far(await middleOf(bytes), red)).toBeLessThanOrEqual(tolerance + 4);
    }
  });

  it('keeps its transparency and has no placeholder color or image', async () => {
    const clear = { r: 200, g: 40, b: 30, alpha: 0.25 };
    const sheer = sharp({ create: { width: 60, height: 40, channels: 4, background: clear } });
    for (const format of ['png', 'webp', 'avif'] as const) {
      const asset = await upload(`sheer.${format}`, await sheer.clone()[format]().toBuffer());
      expect([asset.color, asset.placeholder]).toEqual([undefined, undefined]);
      for (const accept of ['image/webp', undefined]) {
        const { type, bytes } = await get(asset.url, 100, accept);
        expect(type).toBe(accept ?? 'image/png');
        expect((await sharp(bytes).stats()).isOpaque).toBe(false);
      }
    }
  });
});

describe('a photograph with an EXIF orientation', () => {
  // Upright: a red left half and a blue right half, wider than tall.
  const upright = () =>
    plain(60, 40, '#d01010').composite([
      {
        input: { create: { width: 30, height: 40, channels: 3, background: '#1010d0' } },
        left: 30,
        top: 0,
      },
    ]);
  /** The pixels that a camera stores with an orientation, so that they are upright once it is applied. */
  const stored: Readonly<Record<number, readonly ((image: Sharp) => Sharp)[]>> = {
    1: [],
    2: [(image) => image.flop()],
    3: [(image) => image.rotate(180)],
    4: [(image) => image.flip()],
    5: [(image) => image.rotate(90), (image) => image.flop()],
    6: [(image) => image.rotate(270)],
    7: [(image) => image.rotate(270), (image) => image.flop()],
    8: [(image) => image.rotate(90)],
  };

  it.each([1, 2, 3, 4, 5, 6, 7, 8])(
    'is stored and served upright: EXIF %i',
    async (orientation) => {
      let pixels = await upright().png().toBuffer();
      for (const step of stored[orientation]!) pixels = await step(sharp(pixels)).png().toBuffer();
      const content = await sharp(pixels)
        .jpeg({ quality: 100 })
        .withMetadata({ orientation })
        .toBuffer();
      const asset = await upload(`turned-${orientation}.jpg`, content);
      expect([asset.width, asset.height]).toEqual([60, 40]);
      const row = await site.inTenant((tenant) =>
        tenant
          .selectFrom('assets')
          .where('assetId', '=', asset.id)
          .selectAll()
          .executeTakeFirstOrThrow(),
      );
      expect([row.width, row.height]).toEqual([60, 40]);
      for (const accept of ['image/webp', undefined]) {
        const { bytes } = await get(asset.url, 100, accept);
        const meta = await sharp(bytes).metadata();
        expect([meta.width, meta.height, meta.orientation]).toEqual([60, 40, undefined]);
        const half = (left: number) =>
          sharp(bytes).extract({ left, top: 5, width: 20, height: 30 });
        const [redHalf, blueHalf] = [
          await half(5).png().toBuffer(),
          await half(35).png().toBuffer(),
        ];
        expect(far(await middleOf(redHalf), [208, 16, 16])).toBeLessThan(24);
        expect(far(await middleOf(blueHalf), [16, 16, 208])).toBeLessThan(24);
      }
    },
  );
});

describe('a truncated image', () => {
  const noise = () =>
    sharp(Buffer.from(Array.from({ length: 400 * 300 * 3 }, (_, index) => (index * 7919) % 251)), {
      raw: { width: 400, height: 300, channels: 3 },
    });
  it.each([
    ['progressive.jpg', () => noise().jpeg({ progressive: true }).toBuffer()],
    ['baseline.jpg', () => noise().jpeg().toBuffer()],
    ['cut.png', () => noise().png({ compressionLevel: 0 }).toBuffer()],
    ['cut.gif', () => noise().gif().toBuffer()],
  ])('is accepted and served with its full dimensions: %s', async (name, draw) => {
    const whole = await draw();
    for (const length of [whole.length - 40, Math.ceil(whole.length / 2)]) {
      const asset = await upload(name, whole.subarray(0, length));
      expect([asset.width, asset.height]).toEqual([400, 300]);
      const { type, bytes } = await get(asset.url, 300);
      expect(type).toMatch(/^image\//);
      const { width, height } = await sharp(bytes).metadata();
      expect([width, height]).toEqual([300, 225]);
    }
  });

  it('is rejected with its file name if it is a truncated WebP', async () => {
    const whole = await noise().webp().toBuffer();
    expect((await error('cut.webp', whole.subarray(0, -40))).error).toBe(
      'The file cut.webp does not appear to be a supported image file.',
    );
  });
});
