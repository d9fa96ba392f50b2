import sharp from 'sharp';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createTestProduct } from '../../testing/create-test-product.ts';
import { openTestShop, type TestShop } from '../../testing/open-test-shop.ts';
import { buy, readTestOrder } from '../../testing/test-orders.ts';
import { uploadTestFile } from '../../testing/upload-test-file.ts';

let shop: TestShop;
beforeAll(async () => {
  shop = await openTestShop();
});
afterAll(() => shop.api.close());

/** Uploads an image of this color; returns its id. */
async function upload(background: string): Promise<string> {
  const size = { width: 20, height: 20, channels: 3, background } as const;
  const content = await sharp({ create: size }).jpeg().toBuffer();
  const response = await uploadTestFile(shop.api, shop.site, `${background}.jpg`, content);
  return response.json<{ readonly id: string }>().id;
}

it('the lines of an order have the image of the variant, else the first of the product', async () => {
  const [front, back, blue] = [await upload('teal'), await upload('gray'), await upload('blue')];
  const { variants } = await createTestProduct(
    shop.site,
    ['Red', 'Blue'].map((value, index) => ({
      id: String(index).padStart(24, '0'),
      optionValues: [{ option: 'Color', value }],
      ...(value === 'Blue' ? { imageId: blue } : {}),
    })),
    { title: 'Mug', imageIds: [front, back, blue] },
  );
  const plain = await createTestProduct(shop.site, [{}], { title: 'Plain' });
  const [red, other] = variants.map(({ id }) => id);
  const order = await buy(shop.api, shop.site, red ?? '', {
    others: [other ?? '', plain.variants[0]?.id ?? ''],
  });
  const { lines } = await readTestOrder(shop.site, order);
  const images = Object.fromEntries(
    lines.map((line) => [line.variant || line.title, line.imageUrl]),
  );
  expect(images).toEqual({
    Red: expect.stringMatching(new RegExp(`/${front}/teal\\.jpg$`)),
    Blue: expect.stringMatching(new RegExp(`/${blue}/blue\\.jpg$`)),
    Plain: undefined,
  });
  const served = await shop.site.visitor().get(images['Red'] ?? '');
  expect([served.status, served.headers['content-type']]).toEqual([200, 'image/jpeg']);
});
