import type { Comparison } from './comparison.ts';
import { measureInNode } from './in-node.ts';
import type { LibraryBench } from './library-bench.ts';
import type { measure } from './pages/data-layer.ts';
import { importBytes, libraryBytes } from './sizes.ts';
import { atMost, timesLess } from './target.ts';

type Figures = Awaited<ReturnType<typeof measure>>;

function callRows(method: string, { ours, redaxios, bare }: Figures['get']): Comparison[] {
  const peer = { name: 'redaxios', value: redaxios - bare };
  const what = `${method}: added to a call, ns`;
  return [
    { what, ours: ours - bare, peer, target: atMost(1_500) },
    { what: `${what}, never above`, ours: ours - bare, peer, target: timesLess(1) },
  ];
}

/** Compares calls with ky, axios and redaxios, in Node. */
export const dataLayer: LibraryBench = {
  async measure({ rounds }) {
    const bytes = await libraryBytes('data-layer/src/index.ts');
    const { get, post } = await measureInNode<Figures>('pages/data-layer.ts', rounds);
    const sizeOf = async (name: string) => ({ name, value: await importBytes(name) });
    return [
      { what: 'bytes', ours: bytes, peer: await sizeOf('ky'), target: atMost(1_400) },
      { what: 'bytes', ours: bytes, peer: await sizeOf('axios') },
      { what: 'bytes', ours: bytes, peer: await sizeOf('redaxios') },
      {
        what: 'bytes of the React cache',
        ours: await libraryBytes('data-layer/src/react/index.ts'),
        target: atMost(1_000),
      },
      ...callRows('GET', get),
      ...callRows('POST', post),
    ];
  },
  notes: [
    'Added: the time of a call minus that of a bare fetch with the same response, which is available immediately. The data layer reads its crumb cookie each time.',
  ],
};
