import { ask } from './in-page.ts';
import type { LibraryBench } from './library-bench.ts';
import type { openAndClose } from './pages/escape-manager.ts';
import { importBytes } from './sizes.ts';
import { atMost } from './target.ts';

type Leftovers = Awaited<ReturnType<typeof openAndClose>>;

/** Compares the handling of Escape and focus with focus-trap, in Chromium. */
export const escapeManager: LibraryBench = {
  async measure({ browser }) {
    const measureLeftovers = (kind: string) =>
      ask<Leftovers>({ browser, entry: 'pages/escape-manager.ts' }, 'openAndClose', kind);
    const ours = await measureLeftovers('ours');
    const peerFigures = await measureLeftovers('peer');
    const leftoverRow = (what: string, part: keyof Leftovers) => ({
      what: `left after 1,000 openings: ${what}`,
      ours: ours[part],
      peer: { name: 'focus-trap', value: peerFigures[part] },
      target: atMost(0),
    });
    return [
      {
        what: 'bytes, with focus containment',
        ours: await importBytes('escape-manager'),
        peer: { name: 'focus-trap', value: await importBytes('focus-trap') },
        target: atMost(1_200),
      },
      leftoverRow('elements on the body', 'elements'),
      leftoverRow('changes of the body', 'changes'),
      leftoverRow('listeners', 'listeners'),
    ];
  },
  notes: [
    'Opened and closed at random, a quarter of the closings out of order; listeners are those of the window and of anything in the document that were not there before the first opening.',
  ],
};
