import { lostHits } from './census-hits.ts';
import type { Comparison } from './comparison.ts';
import type { LibraryBench } from './library-bench.ts';
import { importBytes, libraryBytes } from './sizes.ts';
import { atMost, equal } from './target.ts';
import { measureVitals } from './web-vitals.ts';

const hits = 1_000;
const vitals = ['FCP', 'LCP', 'CLS', 'INP', 'FID'] as const;

/** The census beside web-vitals, and beside a page that merely fetches. */
export const analyticsCensus: LibraryBench = {
  async measure({ browser }) {
    const webVitals = { name: 'web-vitals', value: await importBytes('web-vitals') };
    const { ours, peer } = await measureVitals(browser);
    const vitalRows = vitals.map((name): Comparison => ({
      what: name === 'CLS' ? name : `${name}, ms`,
      ours: ours[name] ?? Number.NaN,
      peer: {
        name: name === 'FID' ? 'the specification' : 'web-vitals',
        value: peer[name] ?? Number.NaN,
      },
      target: equal(0),
    }));
    return [
      {
        what: 'bytes for hits',
        ours: await importBytes('census-hits'),
        target: atMost(1_100),
      },
      {
        what: 'bytes for everything',
        ours: await libraryBytes('analytics-census/src/index.ts'),
        peer: webVitals,
        target: atMost(2_400),
      },
      {
        what: `lost of ${hits.toLocaleString('en-US')} hits on leaving`,
        ours: await lostHits(browser, 'ours', hits),
        peer: { name: 'fetch', value: await lostHits(browser, 'plain', hits) },
        target: atMost(0),
      },
      ...vitalRows,
    ];
  },
  notes: [
    'web-vitals counts no hits: its bytes are those of a part. umami’s tracker is in no registry, so that it is not compared.',
    'A hundred pages count themselves ten times each and go to the next one in the same task; a server that takes 20 ms to answer counts what has come whole. fetch: the same without keepalive.',
    'The vitals are of one page, seen by both; FID is processingStart less startTime of the first input.',
  ],
};
