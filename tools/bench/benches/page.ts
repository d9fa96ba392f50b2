import type { BenchOptions } from '../bench-options.ts';
import type { Table } from '../report/table.ts';
import { withServer } from '../server/with-server.ts';
import { demoPages, pageTypes } from '../site/demo-pages.ts';
import { pageCostTable } from './page-cost.ts';
import { pageWeightTable } from './page-weight.ts';

/** `npm run bench -- page`: what a request costs the server, and what a page costs its visitor. */
export const pageBench = (options: BenchOptions): Promise<readonly Table[]> =>
  withServer(options, async (server) => {
    const pages = pageTypes(await demoPages(server));
    const homes = pages.filter(({ path }) => path === '/');
    const costs = await withServer({ ...options, keepsPages: false }, (forgetful) =>
      pageCostTable({ server, forgetful }, homes, options),
    );
    return [costs, await pageWeightTable(pages)];
  });
