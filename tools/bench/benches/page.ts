import type { BenchOptions } from '../bench-options.ts';
import type { Table } from '../report/table.ts';
import type { RunningServer } from '../server/running-server.ts';
import { withServer } from '../server/with-server.ts';
import { demoPages, pageTypes, type DemoPage } from '../site/demo-pages.ts';
import { pageCostTable } from './page-cost.ts';
import { pageWeightTable } from './page-weight.ts';

type Measure = (
  server: RunningServer,
  pages: readonly DemoPage[],
  options: BenchOptions,
) => Promise<Table>;

const parts: Readonly<Record<string, Measure>> = {
  cost: (server, pages, options) => {
    const homes = pages.filter(({ path }) => path === '/');
    return withServer({ ...options, keepsPages: false }, (forgetful) =>
      pageCostTable({ server, forgetful }, homes, options),
    );
  },
  weight: (_, pages) => pageWeightTable(pages),
};

/** `npm run bench -- page [--only cost|weight]`: what a request costs the server, and what a page costs its visitor. */
export async function pageBench(options: BenchOptions): Promise<readonly Table[]> {
  const unknown = options.only.filter((name) => parts[name] === undefined);
  if (unknown.length > 0)
    throw new Error(
      `A page has no part ${unknown.join(', ')}; choose from ${Object.keys(parts).join(', ')}.`,
    );
  return withServer(options, async (server) => {
    const pages = pageTypes(await demoPages(server));
    const tables: Table[] = [];
    for (const [name, measure] of Object.entries(parts))
      if (options.only.length === 0 || options.only.includes(name))
        tables.push(await measure(server, pages, options));
    return tables;
  });
}
