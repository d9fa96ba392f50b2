import { button, copy, video, gallery, heading, image, quote } from '../../compose/blocks.ts';
import { at, page, section } from '../../compose/section.ts';
import type { DemoKit, DemoPage } from '../../demo-site.ts';

export const homePage = (kit: DemoKit): DemoPage => ({
  key: 'home',
  title: 'Home',
  urlId: 'home',
  isHomepage: true,
  seo: {
    description: 'Ines Falk photographs buildings and open country, mostly early, mostly alone.',
    imageId: kit.asset('arch-abstract-spiral.jpg'),
  },
  document: page(
    section(
      'hero',
      {
        theme: 'darkest',
        height: 'large',
        width: 'inset',
        align: 'end',
        background: {
          assetId: kit.asset('arch-abstract-spiral.jpg'),
          focalPoint: { x: 0.5, y: 0.4 },
          overlay: 0.42,
        },
      },
      [
        heading('Buildings, weather, patience.', at(1, 1, 9, 4), { level: '1', size: 'display' }),
        copy(
          [
            '+ Ines Falk photographs architecture and open country for people who build, publish or simply look closely.',
          ],
          at(1, 5, 6, 2),
        ),
        button('See the work', '/architecture', at(1, 7, 3, 1)),
      ],
      'Opening',
    ),
    section('works', { theme: 'lightest' }, [
      heading('Selected work', at(1, 1, 6, 1), { size: '2' }),
      copy(
        [
          'Nine years of staircases, halls and horizons. Everything here was made with the light that was there.',
        ],
        at(8, 1, 5, 1),
        {},
        { align: 'end' },
      ),
      gallery(
        [
          'arch-spiral-staircase.jpg',
          'land-lake-sherburne.jpg',
          'arch-museum-hall.jpg',
          'night-trestle-bridge.jpg',
          'arch-casa-mila.jpg',
          'land-desert-hike.jpg',
        ].map(kit.asset),
        at(1, 2, 12, 4),
        {
          design: 'grid',
          'thumbnails-per-row': 3,
          imageAspectRatio: 0.8,
          padding: 20,
          lightbox: true,
          name: 'Selected work',
        },
      ),
    ]),
    section('words', { theme: 'light', align: 'center' }, [
      quote(
        'She waits for the hour in which a building stops performing.',
        'Concrete Quarterly',
        at(2, 1, 10, 2),
        { align: 'center' },
      ),
    ]),
    section('reel', { theme: 'darkest' }, [
      heading('A short film about arriving early', at(1, 1, 5, 2), { size: '2' }),
      copy(
        [
          'Three places, eight seconds. Made on the way to a commission that was cancelled by snow.',
        ],
        at(1, 3, 4, 2),
      ),
      video(kit.asset('showreel.mp4'), kit.asset('showreel-poster.jpg'), at(6, 1, 7, 8), {
        title: 'Arriving early',
        mode: 'fit',
      }),
    ]),
    section('hello', { theme: 'lightest', align: 'center' }, [
      image(kit.asset('people-photographer.jpg'), at(1, 1, 5, 9)),
      heading('Commissions for spring are open', at(7, 2, 6, 1), { size: '2' }),
      copy(
        [
          'I take on two long projects and a handful of single days each season. If you have a building that deserves a second look, write to me.',
        ],
        at(7, 3, 5, 2),
      ),
      button('Write to Ines', '/contact', at(7, 5, 5, 1)),
    ]),
  ),
});
