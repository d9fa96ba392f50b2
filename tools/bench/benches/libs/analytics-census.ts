import { lostHits } from './census-hits.ts';
import type { Comparison } from './comparison.ts';
import type { LibraryBench } from './library-bench.ts';
import { importBytes, libraryBytes } from './sizes.ts';
import { atMost, equal } from './target.ts';
import { measureVitals } from './web-vitals.ts';

const hits = 1_000;
const vitals = ['FCP', 'LCP', 'CLS', 'INP', 'FID'] as const;

/** Compares the census with web-vitals, and with a page that sends hits with a plain `fetch`. */
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
    'web-vitals counts no hits: its bytes cover only a part of the features. umami’s tracker is in no registry, and is therefore not compared.',
    'A hundred pages send ten hits each and navigate to the next page in the same task; a server that takes 20 ms to respond counts the hits that arrived completely. fetch: the same without keepalive.',
    'Both measure the vitals of the same page; FID is processingStart minus startTime of the first input.',
  ],
};
