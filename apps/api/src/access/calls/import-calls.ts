import { createTestProduct } from '../../testing/create-test-product.ts';
import { advanceImports } from '../../features/product-imports/advance-imports.ts';
import { base, unique, type CallScope } from './create-as-owner.ts';
import type { PrepareCall } from './prepared-call.ts';

const csvFile = () => {
  const name = unique();
  return { name: `${name}.csv`, content: Buffer.from(`Title,Price\n${name},12.50\n`) };
};
const mapped = { mapping: ['title', 'price'], measurementStandard: 'metric' };

const uploadUrl = (scope: CallScope, importId: string) =>
  `${base(scope)}/product-imports?importId=${importId}&collectionId=${scope.site.shopId}`;

type Step = 'upload' | 'check' | 'run';

/** An import after this step. */
async function importAfter(scope: CallScope, last: Step): Promise<string> {
  const { browser } = scope.site.owner;
  const importId = scope.api.services.createId();
  const url = `${base(scope)}/product-imports/${importId}`;
  const send = async (path: string, options: object) => {
    const { status, text } = await browser.post(path, options);
    if (status !== 200) throw new Error(`${path} responded ${status}: ${text}`);
  };
  await send(uploadUrl(scope, importId), { file: csvFile() });
  if (last !== 'upload') await send(`${url}/check`, { json: mapped });
  if (last === 'run') {
    await send(`${url}/run`, { json: { scope: 'all' } });
    await advanceImports(scope.api.services, { websiteId: scope.site.websiteId, importId });
  }
  return importId;
}

const importCall =
  (path: string, step: Step, options: { readonly json?: object } = {}): PrepareCall =>
  async (scope) => ({
    url: `${base(scope)}/product-imports/${await importAfter(scope, step)}${path}`,
    ...options,
  });

const root = '/api/websites/:websiteId';

/** Calls of the import, the export and the bulk changes of products. */
export const importCalls: Readonly<Record<string, PrepareCall>> = {
  [`POST ${root}/collections/:collectionId/product-changes`]: async (scope) => ({
    url: `${base(scope)}/collections/${scope.site.shopId}/product-changes`,
    json: {
      itemIds: [(await createTestProduct(scope.site)).itemId],
      change: { kind: 'price', cents: 1234 },
    },
  }),
  [`GET ${root}/collections/:collectionId/products.csv`]: async (scope) => ({
    url: `${base(scope)}/collections/${scope.site.shopId}/products.csv`,
  }),
  [`GET ${root}/product-imports`]: async (scope) => ({ url: `${base(scope)}/product-imports` }),
  [`POST ${root}/product-imports`]: async (scope) => ({
    url: uploadUrl(scope, scope.api.services.createId()),
    file: csvFile(),
  }),
  [`GET ${root}/product-imports/:importId`]: importCall('', 'upload'),
  [`POST ${root}/product-imports/:importId/check`]: importCall('/check', 'upload', {
    json: mapped,
  }),
  [`POST ${root}/product-imports/:importId/run`]: importCall('/run', 'check', {
    json: { scope: 'all' },
  }),
  [`POST ${root}/product-imports/:importId/undo`]: importCall('/undo', 'run'),
};
