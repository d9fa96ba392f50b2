import { copy, heading, image, map } from '../../compose/blocks.ts';
import { at, page, section } from '../../compose/section.ts';
import type { DemoKit, DemoPage } from '../../demo-site.ts';
import { openingHours } from './opening-hours.ts';

const directions: readonly (readonly [title: string, text: string])[] = [
  [
    'By ferry',
    'Walk off, turn left at the bollard with the hat. Forty metres; the Persistence lands at 7.10, 12.40 and 17.20.',
  ],
  [
    'On foot',
    'Down the High Street until your shoes get wet, then one step back. From Poplar Street it is six minutes, all of them downhill.',
  ],
  [
    'By bicycle',
    'There are rings in the quay wall, older than bicycles. We lend you a lock and mind your basket.',
  ],
];

export const visitPage = (kit: DemoKit): DemoPage => ({
  key: 'visit',
  title: 'Visit',
  urlId: 'visit',
  seo: {
    description: 'High Street 2, Old Harbour, Tidewater: by ferry, on foot or by bicycle.',
    imageId: kit.asset('land-sea-sunset.jpg'),
  },
  document: page(
    section('intro', { theme: 'bright' }, [
      heading('Follow the smell of toast', at(1, 1, 9, 3), { level: '1', size: 'display' }),
      copy(['+ High Street 2\nOld Harbour\nTidewater'], at(10, 1, 3, 3), {}, { align: 'end' }),
    ]),
    section('map', { theme: 'lightest', width: 'wide' }, [
      map(at(1, 1, 12, 4), {
        addressTitle: 'Café Halyard',
        addressLine1: 'High Street 2, Old Harbour',
        addressLine2: 'Tidewater',
        mapLat: 44.991815,
        mapLng: -37.996672,
        mapZoom: 15,
        picture: { assetId: kit.asset('map-old-harbour.jpg') },
        heightPx: 520,
      }),
    ]),
    section('ways', { theme: 'lightest' }, [
      heading('Three ways here', at(1, 1, 12, 1), { size: '2' }),
      ...directions.map(([title, text], index) =>
        copy([`### ${title}`, text], at(1 + index * 4, 2, 4, 2)),
      ),
    ]),
    section('hours', { theme: 'dark' }, [
      image(kit.asset('land-sea-sunset.jpg'), at(1, 1, 4, 6), {
        mask: 'circle',
        caption: 'Half past five from the back step.',
      }),
      heading('Open when the boats are', at(6, 1, 7, 1), { size: '2' }),
      openingHours(at(6, 2, 7, 5)),
    ]),
    section('good', { theme: 'light' }, [
      heading('Good to know', at(1, 1, 4, 1), { size: '2' }),
      copy(
        [
          '- One step at the door; the ramp is behind it, ring and it comes out.',
          '- Dogs are welcome, and outnumbered by two.',
          '- No laptops at the window between twelve and two. The sea has priority.',
        ],
        at(5, 1, 4, 3),
      ),
      copy(
        [
          '- Cards, cash and, until further notice, the old crown.',
          '- The loud table is by the stove, the quiet one is upstairs.',
          '- Telephone: 02 14 88, but somebody has to hear it.',
        ],
        at(9, 1, 4, 3),
      ),
    ]),
  ),
});
