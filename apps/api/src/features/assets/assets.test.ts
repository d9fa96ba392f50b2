import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import { imageWidths } from '@sitewright/contracts/limits';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestSite, type TestSite } from '../../testing/create-test-site.ts';
import { openTestApi, type TestApi } from '../../testing/open-test-api.ts';
import { uploadTestFile } from '../../testing/upload-test-file.ts';
import { demoAssetFolder } from '../../seed/demo-assets.ts';

let api: TestApi;
let site: TestSite;
beforeAll(async () => {
  api = await openTestApi();
  site = await createTestSite(api);
});
afterAll(() => api.close());

const photograph = () => readFile(join(demoAssetFolder, 'arch-spiral-staircase.jpg'));

const upload = (fileName: string, content: Buffer) => uploadTestFile(api, site, fileName, content);

describe('an uploaded image', () => {
  it('is served in each of the seven widths without upscaling (IMG-26)', async () => {
    const response = await upload('staircase.jpg', await photograph());
    expect(response.statusCode).toBe(200);
    const asset = response.json<{
      url: string;
      width: number;
      height: number;
      placeholder: string;
    }>();
    expect(asset).toMatchObject({
      width: 1460,
      height: 846,
      placeholder: expect.stringMatching(/^data:image\/webp;base64,/),
    });
    for (const width of imageWidths) {
      const file = await api.app.inject({
        url: `${asset.url}?format=${width}w`,
        headers: { host: 'shop.localhost:4000', accept: 'image/webp' },
      });
      const meta = await sharp(file.rawPayload).metadata();
      expect([width, meta.format, meta.width]).toEqual([width, 'webp', Math.min(width, 1460)]);
    }
    const original = await api.app.inject({
      url: `${asset.url}?format=300w`,
      headers: { host: 'shop.localhost:4000' },
    });
    expect((await sharp(original.rawPayload).metadata()).format).toBe('jpeg');
  });

  it('is served without EXIF metadata', async () => {
    const withPlace = await sharp(await photograph())
      .withExif({ IFD0: { Copyright: 'Somebody at home' }, IFD3: { GPSLatitude: '52/1 31/1 0/1' } })
      .toBuffer();
    const { url } = (await upload('home.jpg', withPlace)).json<{
      url: string;
    }>();
    const file = await api.app.inject({
      url: `${url}?format=2500w`,
      headers: { host: 'shop.localhost:4000' },
    });
    expect(file.rawPayload.includes('Somebody at home')).toBe(false);
    expect((await sharp(file.rawPayload).metadata()).exif).toBeUndefined();
  });

  it('is served by its path only on its own site (ROUTE-29)', async () => {
    const other = await createTestSite(api, 'neighbor');
    const photo = await readFile(join(demoAssetFolder, 'cafe-espresso.jpg'));
    const { url } = (await upload('mine.jpg', photo)).json<{ url: string }>();
    expect(url).toMatch(/^\/s\/[0-9a-f]{24}\/mine\.jpg$/);
    const own = await site.visitor().get(url);
    expect([
      own.status,
      own.headers['content-type'],
      own.headers['x-content-type-options'],
    ]).toEqual([200, 'image/jpeg', 'nosniff']);
    expect((await other.visitor().get(url)).status).toBe(404);
    expect((await site.visitor().get('/s/000000000000000000000000/x.jpg')).status).toBe(404);
  });
});

describe('the error of a rejected upload', () => {
  it.each([
    [
      'a page that calls itself a picture',
      'photo.jpg',
      Buffer.from('<html><script>alert(1)</script></html>'),
    ],
    [
      'a vector drawing',
      'drawing.svg',
      Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"/>'),
    ],
    ['an ending that lies', 'photo.pdf', Buffer.from('PK\u0003\u0004')],
  ])(
    'contains the file name for unsupported content: %s (FILE-06, MSG-16)',
    async (_, fileName, content) => {
      const response = await upload(fileName, content);
      expect(response.statusCode).toBe(415);
      expect(response.json()).toMatchObject({
        error: `The file ${fileName} does not appear to be a supported file.`,
      });
    },
  );

  it('reports an empty file', async () => {
    const response = await upload('empty.png', Buffer.alloc(0));
    expect(response.statusCode).toBe(400);
    expect(response.json()).toMatchObject({
      code: 'emptyFile',
      error: 'The file empty.png is empty.',
    });
  });

  it('reports an unsupported image file for an image that cannot be decoded', async () => {
    const response = await upload(
      'broken.jpg',
      Buffer.concat([Buffer.from([0xff, 0xd8, 0xff]), Buffer.from('not really')]),
    );
    expect(response.json()).toMatchObject({
      error: 'The file broken.jpg does not appear to be a supported image file.',
    });
  });

  it('contains the file name and the maximum file size (FILE-05, MSG-15)', async () => {
    const large = Buffer.concat([await photograph(), Buffer.alloc(20_000_001)]);
    const response = await upload('huge.jpg', large);
    expect(response.statusCode).toBe(413);
    expect(response.json()).toMatchObject({
      error: 'The file huge.jpg is too large. The maximum allowed file size is 20 MB.',
    });
  });

  it('is tooManyPixels for a PNG of 256 megapixels', async () => {
    const bomb = await sharp({
      create: { width: 16_000, height: 16_000, channels: 3, background: '#fff' },
      limitInputPixels: false,
    })
      .png({ compressionLevel: 9 })
      .toBuffer();
    const response = await upload('bomb.png', bomb);
    expect(response.json()).toMatchObject({ code: 'tooManyPixels' });
  });
});

describe('a file that is not an image', () => {
  it('is served in byte ranges as video', async () => {
    const video = await readFile(join(demoAssetFolder, 'showreel.webm'));
    const { url } = (await upload('film.webm', video)).json<{
      url: string;
    }>();
    const part = await api.app.inject({
      url,
      headers: { host: 'shop.localhost:4000', range: 'bytes=100-199' },
    });
    expect([part.statusCode, part.headers['content-range']]).toEqual([
      206,
      `bytes 100-199/${video.length}`,
    ]);
    expect(part.rawPayload).toEqual(video.subarray(100, 200));
    expect(part.headers['content-security-policy']).toBe(
      "sandbox allow-same-origin; default-src 'none'; media-src 'self'; style-src 'unsafe-inline'",
    );
  });

  it('is served as an attachment with a restrictive Content-Security-Policy', async () => {
    const { url } = (await upload('menu.pdf', Buffer.from('%PDF-1.7 …'))).json<{ url: string }>();
    const { headers } = await site.visitor().get(url);
    expect(headers['content-disposition']).toBe('attachment; filename="menu.pdf"');
    expect(headers['content-security-policy']).toBe(
      "sandbox; default-src 'none'; style-src 'unsafe-inline'",
    );
  });

  it.each([
    ['Übersicht; 100 %.pdf', '-bersicht- 100 -.pdf', '%C3%9Cbersicht%3B%20100%20%25.pdf'],
    ['a,b=c.pdf', 'a-b-c.pdf', 'a%2Cb%3Dc.pdf'],
    ["it's (1)*.pdf", 'it-s -1-.pdf', 'it%27s%20%281%29%2A.pdf'],
    ['メニュー.pdf', '-.pdf', '%E3%83%A1%E3%83%8B%E3%83%A5%E3%83%BC.pdf'],
  ])('keeps its name %s in the Content-Disposition header', async (name, plain, written) => {
    const file = Buffer.from(`%PDF-1.7 ${name}`);
    const { url } = (await upload(name, file)).json<{ url: string }>();
    const { status, headers } = await site.visitor().get(url);
    expect([status, headers['content-disposition']]).toEqual([
      200,
      `attachment; filename="${plain}"; filename*=UTF-8''${written}`,
    ]);
  });
});
