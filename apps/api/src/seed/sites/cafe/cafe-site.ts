import { copy, social } from '../../compose/blocks.ts';
import { at, page, section } from '../../compose/section.ts';
import { demoAsset } from '../../demo-assets.ts';
import type { DemoKit, DemoSite } from '../../demo-site.ts';
import { cafeBusiness, cafeOverlays } from './business.ts';
import { homePage } from './home-page.ts';
import { menuPage } from './menu-page.ts';
import { noteItems, notesPage } from './notes.ts';
import { peoplePage } from './people-page.ts';
import { cafeStyles } from './styles.ts';
import { tableForm, tablePage, tideForm } from './table-page.ts';
import { visitPage } from './visit-page.ts';

const files = [
  'cafe-espresso.jpg',
  'cafe-citrus.jpg',
  'cafe-fig.jpg',
  'cafe-spices.jpg',
  'pets-two-dogs.jpg',
  'land-sea-sunset.jpg',
  'land-tea-gardens.jpg',
  'products/flat-white.jpg',
  'products/coffee-bag.jpg',
  'products/carafe.jpg',
  'map-old-harbour.jpg',
  'harbour-morning.mp3',
];

const license = '[CC BY 4.0](https://creativecommons.org/licenses/by/4.0/)';

const footer = () =>
  page(
    section('foot', { theme: 'darkest' }, [
      copy(['**Café Halyard**\nHigh Street 2, Old Harbour\nTidewater'], at(1, 1, 4, 2)),
      copy(['Mon to Fri 6.30–17.00\nSaturday 7.30–18.00\nSunday 8.00–14.00'], at(5, 1, 4, 2)),
      copy(['[quay@example.com](mailto:quay@example.com)\n02 14 88'], at(9, 1, 3, 2)),
      social([['instagram', 'https://www.instagram.com/']], at(12, 1, 1, 1), { align: 'end' }),
      copy(
        [
          `^ © 2026 Café Halyard. “Two dogs at a balcony” by Aitzol Berasategi and “Half a fig in a red bowl” by Trevor “Freespace”, both ${license}, resized. Citrus: US Department of Agriculture. The other pictures are in the public domain or under CC0, or were made for this demonstration.`,
        ],
        at(1, 3, 12, 1),
      ),
    ]),
  );

const navigation = (kit: DemoKit) => ({
  main: [
    { title: 'Menu', pageId: kit.page('menu') },
    { title: 'Visit', pageId: kit.page('visit') },
    { title: 'People & coffee', pageId: kit.page('people') },
    { title: 'Notes', pageId: kit.page('notes') },
  ],
  footer: [],
});

/** A harbor café: bright colors, large letters, round windows. */
export const cafeSite: DemoSite = {
  identifier: 'cafe',
  title: 'Café Halyard',
  description: 'A harbour café: bread until ten, soup at noon, coffee from half past six.',
  locale: 'en-GB',
  currency: 'EUR',
  settings: { business: cafeBusiness },
  assets: files.map(demoAsset),
  build: (kit) => ({
    styles: cafeStyles,
    navigation: navigation(kit),
    headerFooter: {
      header: {
        layout: 'logo-left',
        theme: 'bright',
        transparent: false,
        sticky: true,
        logoId: null,
        tagline: '',
        button: { text: 'Book', href: '/table' },
        showCart: false,
        social: [],
      },
      footer: footer(),
    },
    overlays: cafeOverlays,
    forms: [tableForm, tideForm],
    items: noteItems(kit),
    pages: [
      homePage(kit),
      menuPage(kit),
      visitPage(kit),
      peoplePage(kit),
      notesPage(),
      tablePage(kit),
    ],
  }),
};
