import { ask } from './in-page.ts';
import type { LibraryBench } from './library-bench.ts';
import type { openAndClose } from './pages/escape-manager.ts';
import { importBytes } from './sizes.ts';
import { atMost } from './target.ts';

type Left = Awaited<ReturnType<typeof openAndClose>>;

/** Escape and focus beside focus-trap, in Chromium. */
export const escapeManager: LibraryBench = {
  async measure({ browser }) {
    const leave = (kind: string) =>
      ask<Left>({ browser, entry: 'pages/escape-manager.ts' }, 'openAndClose', kind);
    const ours = await leave('ours');
    const peerFigures = await leave('peer');
    const left = (what: string, part: keyof Left) => ({
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
      left('elements on the body', 'elements'),
      left('changes of the body', 'changes'),
      left('listeners', 'listeners'),
    ];
  },
  notes: [
    'Opened and closed at random, a quarter of the closings out of order; listeners are those of the window and of anything in the document that were not there before the first opening.',
  ],
};
