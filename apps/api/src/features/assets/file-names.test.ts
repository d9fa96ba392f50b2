import { afterAll, beforeAll, expect, it } from 'vitest';
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

it.each([
  ['quotes, as browsers send them', 'my %22best%22 menu.pdf', 'my "best" menu.pdf'],
  ['other signs of percent', '100%25 linen.pdf', '100%25 linen.pdf'],
  ['accents that macOS decomposed', 'Mu\u0308ller Cafe\u0301.pdf', 'Müller Café.pdf'],
  ['a turned direction of writing', 'menu\u202Efdp.pdf', 'menufdp.pdf'],
  ['letters of Arabic', 'قائمة.pdf', 'قائمة.pdf'],
])('stores the normalized name of an uploaded file with %s', async (what, sent, storedName) => {
  const response = await uploadTestFile(api, site, sent, Buffer.from(`%PDF-1.7 ${what}`));
  const { fileName, url } = response.json<{ fileName: string; url: string }>();
  expect(fileName).toBe(storedName);
  expect((await site.visitor().get(url)).status).toBe(200);
});

it('truncates a long file name without splitting a surrogate pair', async () => {
  const response = await uploadTestFile(
    api,
    site,
    `${'📷'.repeat(110)}x.pdf`,
    Buffer.from('%PDF-1.7 long'),
  );
  const { fileName } = response.json<{ fileName: string }>();
  expect(fileName).toBe(`${'📷'.repeat(97)}x.pdf`);
});
