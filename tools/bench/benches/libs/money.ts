import { measureInNode } from './in-node.ts';
import type { LibraryBench } from './library-bench.ts';
import type { measure } from './pages/money.ts';
import { importBytes, libraryBytes } from './sizes.ts';
import { atMost, timesLess } from './target.ts';

/** Compares amounts with Intl, dinero.js and currency.js, in Node. */
export const money: LibraryBench = {
  async measure({ rounds }) {
    const bytes = await libraryBytes('money/src/index.ts');
    const { formats, sums, shares } = await measureInNode<Awaited<ReturnType<typeof measure>>>(
      'pages/money.ts',
      rounds,
    );
    const sizeOf = async (name: string, file: string) => ({ name, value: await importBytes(file) });
    return [
      {
        what: 'bytes',
        ours: bytes,
        peer: await sizeOf('dinero.js', 'dinero'),
        target: atMost(1_500),
      },
      { what: 'bytes', ours: bytes, peer: await sizeOf('currency.js', 'currency') },
      ...formats.flatMap(({ what, format, compiled, intl }) => {
        const peer = { name: 'cached Intl', value: intl };
        return [
          { what: `format a ${what}, ns`, ours: format, peer, target: timesLess(3) },
          { what: `compiled format of a ${what}, ns`, ours: compiled, peer, target: timesLess(5) },
        ];
      }),
      {
        what: 'add, ns',
        ours: sums.ours,
        peer: { name: 'dinero.js', value: sums.dinero },
        target: timesLess(10),
      },
      { what: 'add, ns', ours: sums.ours, peer: { name: 'currency.js', value: sums.currency } },
      {
        what: 'allocate in three, ns',
        ours: shares.ours,
        peer: { name: 'dinero.js', value: shares.dinero },
        target: timesLess(20),
      },
    ];
  },
  notes: [
    'dinero.js: dinero, add, subtract, multiply, allocate, toDecimal and toSnapshot, without its table of currencies.',
    '512 prices below 1,000 and 512 sums below 25,000, nearly all of which are grouped; both sides are minified bundles in one Node process, every result is stored, and the texts and shares were compared first.',
  ],
};
