import { afterAll, beforeAll, expect, it } from 'vitest';
import { DatabaseOutage } from '../../platform/database/outage.ts';
import type { JobServices } from '../../platform/jobs/job.ts';
import { openTestShop, type TestShop } from '../../testing/open-test-shop.ts';
import { openTestImports } from '../../testing/test-imports.ts';
import { advanceImports } from './advance-imports.ts';

let shop: TestShop;
beforeAll(async () => {
  shop = await openTestShop();
});
afterAll(() => shop.api.close());

/** Seven products: more than one transaction writes. */
const cups = `Title,SKU,Price\n${Array.from({ length: 7 }, (_, each) => `Cup ${each},C-${each},5\n`).join('')}`;

/** Starts an import whose job throws at the sixth product. */
async function start(scope: string, error: Error) {
  const target = await openTestImports(shop.api);
  const { id } = await target.checkText(cups);
  await target.start(id, scope);
  const { services } = shop.api;
  const { websiteId } = target.site;
  let steps = 0;
  const revisions = {
    ...services.revisions,
    forget: (of: string) => {
      steps += 1;
      services.revisions.forget(of);
    },
  };
  const createId = () => {
    if (steps === 1) throw error;
    return services.createId();
  };
  const failing: JobServices = { ...services, revisions, createId };
  const advance = () => advanceImports(failing, { websiteId, importId: id });
  return { target, id, advance };
}

it.each(['all', 'valid'])(
  'ends an import of %s products as failed when its job throws, and undoes it',
  async (scope) => {
    const { target, id, advance } = await start(scope, new Error('no'));
    await expect(advance()).rejects.toThrow('no');
    const failed = await target.read(id);
    expect(failed).toMatchObject({ state: 'failed', counts: { created: 5 } });
    expect(failed.failures).toEqual([
      {
        itemId: null,
        title: 'Cup 5',
        row: 7,
        text: 'The server could not import this product or one of the next ones. Import the file again without them.',
      },
    ]);
    expect((await target.rows()).rows).toEqual([]);
    await target.advance(id);
    expect((await target.read(id)).state).toBe('failed');
  },
);

it('continues an import after an outage of the database', async () => {
  const { target, id, advance } = await start('all', new DatabaseOutage('databaseBusy'));
  await expect(advance()).rejects.toThrow('databaseBusy');
  expect((await target.read(id)).state).toBe('running');
  await target.advance(id);
  expect(await target.read(id)).toMatchObject({ state: 'done', counts: { created: 7 } });
});
