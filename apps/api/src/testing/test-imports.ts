import {
  checkProductImport,
  listItems,
  listProductImports,
  readItem,
  readProductImport,
  uploadProductImport,
  type ProductImport,
} from '@sitewright/contracts/api';
import { advanceImports } from '../features/product-imports/advance-imports.ts';
import { createTestSite, type TestSite } from './create-test-site.ts';
import type { TestApi } from './open-test-api.ts';

/** A website with an empty shop, and the calls of an import into it. */
export async function openTestImports(api: TestApi, site?: TestSite) {
  const target = site ?? (await createTestSite(api));
  const { browser } = target.owner;
  const root = `/api/websites/${target.websiteId}`;
  const upload = (content: string | Buffer, importId = api.services.createId()) =>
    browser.post(`${root}/product-imports?importId=${importId}&collectionId=${target.shopId}`, {
      file: { name: 'products.csv', content: Buffer.from(content) },
    });
  const check = async (uploaded: ProductImport, mapping = uploaded.mapping) =>
    (
      await browser.post(`${root}/product-imports/${uploaded.id}/check`, {
        json: { mapping, measurementStandard: 'metric' },
      })
    ).as(checkProductImport);
  const checkText = async (content: string) =>
    check((await upload(content)).as(uploadProductImport));
  const start = (id: string, scope = 'all') =>
    browser.post(`${root}/product-imports/${id}/run`, { json: { scope } });
  const advance = (importId: string) =>
    advanceImports(api.services, { websiteId: target.websiteId, importId });
  const read = async (id: string) =>
    (await browser.get(`${root}/product-imports/${id}`)).as(readProductImport);
  async function run(content: string, scope = 'all') {
    const { id } = await checkText(content);
    await start(id, scope);
    await advance(id);
    return read(id);
  }
  async function undo(id: string) {
    const response = await browser.post(`${root}/product-imports/${id}/undo`, { json: {} });
    await advance(id);
    return response.status === 200 ? read(id) : response.status;
  }
  const rows = async () =>
    (await browser.get(`${root}/collections/${target.shopId}/items?limit=100`)).as(listItems);
  const item = async (title: string) => {
    const found = (await rows()).rows.find((row) => row.title === title);
    return (await browser.get(`${root}/items/${found?.id}`)).as(readItem);
  };
  const exportText = async () =>
    (await browser.get(`${root}/collections/${target.shopId}/products.csv`)).text;
  const imports = async () => (await browser.get(`${root}/product-imports`)).as(listProductImports);
  return {
    site: target,
    root,
    browser,
    upload,
    check,
    checkText,
    start,
    advance,
    read,
    run,
    undo,
    rows,
    item,
    exportText,
    imports,
  };
}
