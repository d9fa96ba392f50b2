import { type Bench, parseBenchCall } from './bench-options.ts';
import { checkoutBench } from './benches/checkout.ts';
import { pageBench } from './benches/page.ts';
import { publishBench } from './benches/publish.ts';
import { startBench } from './benches/start.ts';
import { printTable } from './report/table.ts';
import { buildApps } from './server/build-apps.ts';

/** `npm run bench -- <name> [--postgres] [--rounds 5] [--json]`: ratios against references of the same run. */
const benches: Readonly<Record<string, Bench>> = {
  page: pageBench,
  publish: publishBench,
  checkout: checkoutBench,
  start: startBench,
};

const { names, options, isJson } = parseBenchCall(process.argv.slice(2));
const unknown = names.filter((name) => benches[name] === undefined);
if (unknown.length > 0) {
  console.error(
    `There is no bench ${unknown.join(', ')}; there are ${Object.keys(benches).join(', ')}.`,
  );
  process.exit(2);
}
buildApps();
const chosen = names.length === 0 ? Object.keys(benches) : names;
const found: Record<string, unknown> = {};
for (const name of chosen) {
  const tables = (await benches[name]?.(options)) ?? [];
  found[name] = tables;
  if (!isJson) for (const table of tables) console.log(printTable(table));
}
if (isJson) console.log(JSON.stringify(found));
process.exit(0);
