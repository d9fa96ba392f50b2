import { button, copy, gallery, heading } from '../../compose/blocks.ts';
import { at, page, section } from '../../compose/section.ts';
import type { DemoKit, DemoPage } from '../../demo-site.ts';

const proofs: readonly (readonly [file: string, caption: string])[] = [
  ['arch-angular-roof.jpg', 'HH-01 — Roof, from the boat'],
  ['arch-spiral-staircase.jpg', 'HH-02 — Main stair, with Karin'],
  ['arch-museum-hall.jpg', 'HH-03 — Hall, 11:20, before the chairs'],
  ['arch-windows.jpg', 'HH-04 — Harbour side, shutters closed'],
  ['arch-green-staircase.jpg', 'HH-05 — North stair, cloud'],
  ['arch-white-relief.jpg', 'HH-06 — Cladding, raking light'],
];

/** A page for one client: locked and not in the navigation. */
export const proofsPage = (kit: DemoKit): DemoPage => ({
  key: 'proofs',
  title: 'Proofs for Harbour House',
  urlId: 'proofs',
  access: 'locked',
  password: 'tidewater',
  isHidden: true,
  seo: { noIndex: true },
  document: page(
    section('proofs', { theme: 'lightest' }, [
      heading('Harbour House, first edit', at(1, 1, 8, 2), { level: '1', size: '1' }),
      copy(
        [
          '+ Six of twenty. Choose four; I finish them within a week and send the files by courier, which is to say by bicycle.',
        ],
        at(1, 3, 7, 2),
      ),
    ]),
    section('sheet', { theme: 'lightest', width: 'wide' }, [
      gallery(
        proofs.map(([file, caption]) => ({ assetId: kit.asset(file), caption })),
        at(1, 1, 12, 4),
        {
          design: 'autocolumns',
          columnWidth: 330,
          padding: 20,
          captions: 'below',
          lightboxTheme: 'light',
          name: 'Proofs for Harbour House',
        },
      ),
    ]),
    section('choose', { theme: 'light' }, [
      copy(
        [
          '## Chosen?',
          'Write me the numbers. If none of them is the building you know, say that too, and I will come back in November.',
        ],
        at(1, 1, 7, 2),
      ),
      button('Send the numbers', '/contact', at(1, 3, 4, 1)),
    ]),
  ),
});
