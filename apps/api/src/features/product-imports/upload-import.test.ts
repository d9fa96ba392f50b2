import { uploadProductImport } from '@sitewright/contracts/api';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { TestSite } from '../../testing/create-test-site.ts';
import { openTestShop, type TestShop } from '../../testing/open-test-shop.ts';
import { openTestImports } from '../../testing/test-imports.ts';

let shop: TestShop;
beforeAll(async () => {
  shop = await openTestShop();
});
afterAll(() => shop.api.close());

const newShop = (site?: TestSite) => openTestImports(shop.api, site);

const mugs =
  'URL slug,Title,SKU,Price,Stock,Option 1 name,Option 1 value\nmug,Mug,M-S,18,7,Size,Small\nmug,,M-L,26,2,Size,Large\n';

describe('the upload', () => {
  it.each([
    [
      'a file of 100,000 rows',
      `Title,Price\n${'Mug,5\n'.repeat(100_000)}`,
      'more than 20,000 rows',
    ],
    ['a broken quote', 'Title,Price\nMug,"5\nCup,6\n', 'Row 2 has a quotation mark'],
    ['a spreadsheet', 'PK\u0003\u0004rest', 'Save it as CSV'],
    ['an empty file', '', 'empty'],
  ])('explains %s, and changes nothing', async (_, content, part) => {
    const target = await newShop(shop.site);
    const { status, body } = await target.upload(content);
    expect([status, (body['errors'] as { file: string }).file]).toEqual([
      400,
      expect.stringContaining(part),
    ]);
  });

  it.each([
    ['UTF-8', Buffer.from('\ufeffTitle;Price\nCafé;5\n')],
    ['UTF-16', Buffer.from('\ufeffTitle;Price\nCafé;5\n', 'utf16le')],
    ['UTF-16', Buffer.from('Title;Price\nCafé;5\n', 'utf16le')],
    ['UTF-16', Buffer.from('\ufeffTitle;Price\nCafé;5\n', 'utf16le').swap16()],
    ['Windows-1252', Buffer.from('Title;Price\nCafé;5\n', 'latin1')],
  ])('detects %s and the delimiter', async (encoding, content) => {
    const target = await newShop(shop.site);
    const { file, mapping } = (await target.upload(content)).as(uploadProductImport);
    expect(file).toMatchObject({
      encoding,
      delimiter: ';',
      format: 'other',
      rowCount: 1,
      columns: [{ title: 'Title', samples: ['Café'] }, { title: 'Price' }],
    });
    expect(mapping).toEqual(['title', 'price']);
  });

  it('is of its website only', async () => {
    const target = await newShop();
    const { id } = (await target.upload(mugs)).as(uploadProductImport);
    const other = await newShop();
    const { status } = await other.browser.get(`${other.root}/product-imports/${id}`);
    expect(status).toBe(404);
    expect((await other.start(id)).status).toBe(404);
    const foreign = await other.browser.post(
      `${other.root}/product-imports?importId=${id}&collectionId=${target.site.shopId}`,
      { file: { name: 'a.csv', content: Buffer.from(mugs) } },
    );
    expect(foreign.status).toBe(404);
  });
});
