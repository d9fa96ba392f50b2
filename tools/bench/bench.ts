import { type Bench, parseBenchCall } from './bench-options.ts';
import { checkoutBench } from './benches/checkout.ts';
import { libsBench } from './benches/libs/libs.ts';
import { pageBench } from './benches/page.ts';
import { publishBench } from './benches/publish.ts';
import { startBench } from './benches/start.ts';
import { printTable, type Table } from './report/table.ts';
import { buildApps } from './server/build-apps.ts';
import { exitOnSignals } from './server/exit-on-signals.ts';

/** `npm run bench -- <name> [--postgres] [--rounds 5] [--only part,part] [--json]`: ratios against references of the same run. */
const benches: Readonly<Record<string, Bench>> = {
  page: pageBench,
  publish: publishBench,
  checkout: checkoutBench,
  start: startBench,
  libs: libsBench,
};
/** These need no server. */
const withoutApps: readonly string[] = ['libs'];

/** Whether every page that was weighed kept to its budget. */
async function run(args: readonly string[]): Promise<boolean> {
  const { names, options, isJson } = parseBenchCall(args);
  const unknown = names.filter((name) => benches[name] === undefined);
  if (unknown.length > 0)
    throw new Error(
      `There is no bench ${unknown.join(', ')}; choose of ${Object.keys(benches).join(', ')}.`,
    );
  const chosen = names.length === 0 ? Object.keys(benches) : names;
  if (chosen.some((name) => !withoutApps.includes(name))) buildApps();
  const found: Record<string, readonly Table[]> = {};
  for (const name of chosen) {
    const tables = (await benches[name]?.(options)) ?? [];
    found[name] = tables;
    if (!isJson) for (const table of tables) console.log(printTable(table));
  }
  if (isJson) console.log(JSON.stringify(found));
  return Object.values(found).every((tables) =>
    tables.every(({ errors = [] }) => errors.length === 0),
  );
}

exitOnSignals();
run(process.argv.slice(2)).then(
  (isWithinBudget) => process.exit(isWithinBudget ? 0 : 1),
  (error: unknown) => {
    console.error(error instanceof Error ? error.message : error);
    process.exit(1);
  },
);
