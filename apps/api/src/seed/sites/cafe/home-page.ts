import { button, copy, gallery, heading, image, newsletter, quote } from '../../compose/blocks.ts';
import { at, onPhone, page, section } from '../../compose/section.ts';
import type { DemoKit, DemoPage } from '../../demo-site.ts';
import { openingHours } from './opening-hours.ts';

const hero = (kit: DemoKit) =>
  section(
    'hero',
    { theme: 'bright' },
    [
      onPhone(
        at(1, 1, 4, 1),
        heading('Coffee at the end of the rope', at(1, 1, 8, 5), { level: '1', size: 'display' }),
      ),
      onPhone(
        at(1, 2, 4, 1),
        copy(
          [
            '+ Café Halyard sits [where the ferry ties up](/visit). We open before the boats, bake until ten and pour until five.',
          ],
          at(1, 6, 5, 2),
        ),
      ),
      onPhone(at(1, 3, 4, 1), button('See the menu', '/menu', at(1, 8, 5, 1), { size: 'large' })),
      onPhone(
        at(1, 4, 4, 1),
        image(kit.asset('cafe-espresso.jpg'), at(9, 1, 4, 8), { mask: 'arch' }),
      ),
    ],
    'Welcome',
  );

const whatsOn: readonly (readonly [day: string, title: string, text: string])[] = [
  [
    'Tue',
    'Bread for the table',
    'Sami shows eight people how not to hurry a dough. Two to five; you take a loaf home. €35.',
  ],
  [
    'Thu',
    'Soup & shanties',
    'One pot, one accordion, no microphones. From half past six until somebody misses the last bus.',
  ],
  [
    'Sun',
    'Tasting before church',
    'Four coffees side by side at eight, with Teo and a very small spoon. Free, and so is the opinion.',
  ],
];

export const homePage = (kit: DemoKit): DemoPage => ({
  key: 'home',
  title: 'Home',
  urlId: 'home',
  isHomepage: true,
  seo: {
    description: 'A harbour café: bread until ten, soup at noon, coffee from half past six.',
    imageId: kit.asset('cafe-espresso.jpg'),
  },
  document: page(
    hero(kit),
    section('whatson', { theme: 'light' }, [
      heading('What’s on this week', at(1, 1, 12, 1), { size: '4' }),
      ...whatsOn.map(([day, title, text], index) =>
        copy([`## ${day}`, `+ **${title}**`, text], at(1 + index * 4, 2, 4, 3)),
      ),
    ]),
    section('hours', { theme: 'dark' }, [
      image(kit.asset('land-sea-sunset.jpg'), at(1, 1, 4, 6), { mask: 'circle' }),
      heading('Open when the boats are', at(6, 1, 7, 1), { size: '2' }),
      openingHours(at(6, 2, 7, 5)),
    ]),
    section('counter', { theme: 'lightest', width: 'wide' }, [
      heading('Seen at the counter', at(1, 1, 6, 1), { size: '2' }),
      copy(
        ['Everything on this wall was eaten, drunk or petted within the hour.'],
        at(8, 1, 5, 1),
        {},
        { align: 'end' },
      ),
      gallery(
        [
          'pets-two-dogs.jpg',
          'cafe-espresso.jpg',
          'cafe-citrus.jpg',
          'products/carafe.jpg',
          'products/flat-white.jpg',
          'cafe-spices.jpg',
          'cafe-fig.jpg',
        ].map(kit.asset),
        at(1, 2, 12, 4),
        { design: 'autocolumns', columnWidth: 340, padding: 20, name: 'Seen at the counter' },
      ),
    ]),
    section('words', { theme: 'lightest', align: 'center' }, [
      quote(
        'The best reason on the island to miss a ferry. I should know; I drive it.',
        'Ruth Aldous, master of the Persistence',
        at(1, 1, 12, 2),
        { align: 'center' },
      ),
    ]),
    section('letter', { theme: 'bright' }, [
      newsletter(kit.form('tide'), at(1, 1, 8, 3), {
        title: 'The tide table',
        text: 'What’s on, what’s ripe and when the ferry is not running. Every other Friday, on one screen.',
        note: 'We use your address for this and nothing else.',
      }),
    ]),
  ),
});
