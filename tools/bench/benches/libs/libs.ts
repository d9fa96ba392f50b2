import type { Bench } from '../../bench-options.ts';
import type { Table } from '../../report/table.ts';
import { launchBrowser } from '../../site/browser.ts';
import { analyticsCensus } from './analytics-census.ts';
import { comparisonColumns, comparisonRow } from './comparison.ts';
import { cookieBanner } from './cookie-banner.ts';
import { dataLayer } from './data-layer.ts';
import { escapeManager } from './escape-manager.ts';
import { formRuntime } from './form-runtime.ts';
import { galleryEngine } from './gallery-engine.ts';
import { imageLoader } from './image-loader.ts';
import type { LibraryBench } from './library-bench.ts';
import { money } from './money.ts';

const libraryBenches: Readonly<Record<string, LibraryBench>> = {
  money,
  'gallery-engine': galleryEngine,
  'form-runtime': formRuntime,
  'data-layer': dataLayer,
  'analytics-census': analyticsCensus,
  'cookie-banner': cookieBanner,
  'escape-manager': escapeManager,
  'image-loader': imageLoader,
};

/** Compares each library with its peers and its targets: size, speed, and side effects on a page. */
export const libsBench: Bench = async ({ rounds, only }) => {
  const unknown = only.filter((name) => libraryBenches[name] === undefined);
  if (unknown.length > 0)
    throw new Error(
      `There is no library ${unknown.join(', ')}; choose from ${Object.keys(libraryBenches).join(', ')}.`,
    );
  const tables: Table[] = [];
  await using browser = await launchBrowser();
  for (const [name, { measure, notes }] of Object.entries(libraryBenches)) {
    if (only.length > 0 && !only.includes(name)) continue;
    const comparisons = await measure({ browser, rounds });
    tables.push({
      title: `${name}: what it costs, and what its peers do`,
      columns: comparisonColumns,
      rows: comparisons.map(comparisonRow),
      notes,
    });
  }
  return tables;
};
