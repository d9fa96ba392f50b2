import { type Bench, parseBenchCall } from './bench-options.ts';
import { checkoutBench } from './benches/checkout.ts';
import { libsBench } from './benches/libs/libs.ts';
import { pageBench } from './benches/page.ts';
import { publishBench } from './benches/publish.ts';
import { startBench } from './benches/start.ts';
import { printTable, type Table } from './report/table.ts';
import { buildApps } from './server/build-apps.ts';
import { exitOnSignals } from './server/exit-on-signals.ts';

/**
 * Benchmarks of `npm run bench -- <name> [--postgres] [--rounds 5] [--only part,part] [--json]`: ratios to references
 * that are measured in the same run.
 */
const benches: Readonly<Record<string, Bench>> = {
  page: pageBench,
  publish: publishBench,
  checkout: checkoutBench,
  start: startBench,
  libs: libsBench,
};
/** Benchmarks that do not need the built apps. */
const withoutApps: readonly string[] = ['libs'];

/** Runs the requested benchmarks and prints their tables; false if a page exceeds its budget. */
async function run(args: readonly string[]): Promise<boolean> {
  const { names, options, isJson } = parseBenchCall(args);
  const unknown = names.filter((name) => benches[name] === undefined);
  if (unknown.length > 0)
    throw new Error(
      `There is no bench ${unknown.join(', ')}; choose from ${Object.keys(benches).join(', ')}.`,
    );
  const selected = names.length === 0 ? Object.keys(benches) : names;
  if (selected.some((name) => !withoutApps.includes(name))) buildApps();
  const results: Record<string, readonly Table[]> = {};
  for (const name of selected) {
    const tables = (await benches[name]?.(options)) ?? [];
    results[name] = tables;
    if (!isJson) for (const table of tables) console.log(printTable(table));
  }
  if (isJson) console.log(JSON.stringify(results));
  return Object.values(results).every((tables) =>
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
