import type { Comparison } from './comparison.ts';
import { ask } from './in-page.ts';
import type { LibraryBench } from './library-bench.ts';
import type { measure, measureMounts } from './pages/form-runtime.ts';
import { importBytes, libraryBytes } from './sizes.ts';
import { atMost, timesLess } from './target.ts';

type Figures = Awaited<ReturnType<typeof measure>>;
type Mounts = Awaited<ReturnType<typeof measureMounts>>;

const entry = 'pages/form-runtime.ts';

const registered = 'react-hook-form, register';
const controlled = 'react-hook-form, controllers';
const fieldCounts = [100, 1_000] as const;

function rowsOf(fieldCount: number, { renders, flip }: Figures): readonly Comparison[] {
  const what = (text: string) => `${fieldCount.toLocaleString('en-US')} fields: ${text}`;
  const renderRows = (
    [
      ['keystroke', 'rows rendered by a keystroke'],
      ['comes', 'rows rendered by an error that comes'],
      ['goes', 'rows rendered by an error that goes'],
    ] as const
  ).map(([phase, text]) => ({
    what: what(text),
    ours: renders.ours[phase],
    peer: { name: registered, value: renders.registered[phase] },
    target: atMost(1),
  }));
  return [
    ...renderRows,
    {
      what: what('an error that comes and goes, ns'),
      ours: flip.ours,
      peer: { name: registered, value: flip.registered },
      target: timesLess(9),
    },
    {
      what: what('an error that comes and goes, ns'),
      ours: flip.ours,
      peer: { name: controlled, value: flip.controlled },
    },
  ];
}

/** Compares forms with react-hook-form, in Chromium. */
export const formRuntime: LibraryBench = {
  async measure({ browser, rounds }) {
    const core = await libraryBytes('form-runtime/src/index.ts');
    const peer = { name: 'react-hook-form', value: await importBytes('react-hook-form') };
    const figures: Figures[] = [];
    for (const fieldCount of fieldCounts)
      figures.push(
        await ask<Figures>({ browser, entry }, 'measure', {
          rounds,
          fieldCount,
        }),
      );
    const [few, many] = figures as [Figures, Figures];
    const mounts = await ask<Mounts>({ browser, entry }, 'measureMounts', { rounds });
    return [
      { what: 'bytes of the core', ours: core, peer, target: atMost(4_000) },
      {
        what: 'bytes that React adds',
        ours: (await importBytes('form-with-react')) - core,
        target: atMost(1_200),
      },
      ...rowsOf(100, few),
      ...rowsOf(1_000, many),
      {
        what: 'mount of 1,000 fields, ns',
        ours: mounts.ours1000,
        peer: { name: registered, value: mounts.registered1000 },
      },
      {
        what: 'mount, a field of 1,000 to one of 100',
        ours: mounts.ours1000 / mounts.ours / 10,
        peer: {
          name: 'React alone',
          value: mounts.bare1000 / mounts.bare / 10,
        },
        target: timesLess(0.8),
      },
    ];
  },
  notes: [
    'Every field is required. An error comes with a rejected submission, by the check of the whole form, and goes with a keystroke; the time ends when the page shows it.',
    'register: inputs are registered and the form reads formState.errors, as the documentation begins. controllers: each row has its useController. React is the production build for all.',
    'Mounting is linear if the cost per field rises with the number of fields no more than with React alone.',
  ],
};
