import { copy, gallery, heading } from '../../compose/blocks.ts';
import { at, page, section } from '../../compose/section.ts';
import type { DemoKit, DemoPage } from '../../demo-site.ts';
import { architecture, landscape, night } from './assets.ts';

export const architecturePage = (kit: DemoKit): DemoPage => ({
  key: 'architecture',
  title: 'Architecture',
  urlId: 'architecture',
  seo: {
    description: 'Staircases, halls, roofs and façades, photographed slowly.',
    imageId: kit.asset('arch-casa-mila.jpg'),
  },
  document: page(
    section('intro', { theme: 'lightest' }, [
      heading('Architecture', at(1, 1, 8, 2), { level: '1', size: 'display' }),
      copy(
        [
          '+ I look for the place from which a building explains itself.',
          'It is seldom the place where everybody stands. These pictures were made between 2017 and now, on commission and on walks.',
        ],
        at(1, 3, 6, 2),
      ),
    ]),
    section('grid', { theme: 'lightest', width: 'wide' }, [
      gallery(architecture.map(kit.asset), at(1, 1, 12, 4), {
        design: 'autocolumns',
        columnWidth: 330,
        padding: 20,
        lightbox: true,
        captions: 'none',
        name: 'Architecture',
      }),
    ]),
  ),
});

export const landscapePage = (kit: DemoKit): DemoPage => ({
  key: 'landscape',
  title: 'Landscape',
  urlId: 'landscape',
  seo: {
    description: 'Lakes, dunes, roads and coasts.',
    imageId: kit.asset('land-lake-sherburne.jpg'),
  },
  document: page(
    section('slides', { theme: 'darkest', width: 'wide' }, [
      heading('Landscape', at(1, 1, 8, 2), { level: '1', size: 'display' }),
      gallery(landscape.map(kit.asset), at(1, 3, 12, 4), {
        design: 'slideshow',
        transition: 'fade',
        imageAspectRatio: 1.777,
        autoplay: false,
        lightbox: true,
        thumbnails: true,
        name: 'Landscapes',
      }),
    ]),
    section('notes', { theme: 'lightest' }, [
      copy(
        [
          '## Notes',
          'Most of these needed a second visit, some a fifth. The dune was photographed in a wind that ended two lenses. The lake was still for eleven minutes.',
        ],
        at(1, 1, 6, 2),
      ),
      copy(
        [
          '## Prints',
          'Prints are made on cotton paper in editions of fifteen, signed on the back. [Ask me](/contact) for sizes and what is left.',
        ],
        at(8, 1, 5, 2),
      ),
    ]),
  ),
});

export const nightPage = (kit: DemoKit): DemoPage => ({
  key: 'night',
  title: 'After dark',
  urlId: 'after-dark',
  seo: {
    description: 'Cities and bridges once the offices are empty.',
    imageId: kit.asset('night-singapore.jpg'),
  },
  document: page(
    section('dark', { theme: 'darkest-bold', width: 'wide' }, [
      heading('After dark', at(1, 1, 8, 2), { level: '1', size: 'display' }),
      copy(['+ Long exposures, made with permission and a thermos.'], at(1, 3, 6, 1)),
      gallery(night.map(kit.asset), at(1, 4, 12, 4), {
        design: 'stacked',
        lightbox: true,
        padding: 24,
        captions: 'none',
        name: 'After dark',
      }),
    ]),
  ),
});
