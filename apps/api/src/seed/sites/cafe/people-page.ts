import { copy, gallery, heading, image, quote, sound } from '../../compose/blocks.ts';
import { at, page, section } from '../../compose/section.ts';
import type { DemoKit, DemoPage } from '../../demo-site.ts';

const people: readonly (readonly [name: string, text: string])[] = [
  [
    'Nora Quill',
    'Cooked for eleven on a survey ship and never got used to fewer. Owns the place, the ladle and the last word.',
  ],
  [
    'Sami Haddad',
    'Bakes from three in the morning with the radio on. Believes in rye, cold butter and being left alone until six.',
  ],
  [
    'Teo Lind',
    'Roasts on Wednesdays in what used to be the net loft. Will tell you what you are tasting if you ask, and only then.',
  ],
];

export const peoplePage = (kit: DemoKit): DemoPage => ({
  key: 'people',
  title: 'People & coffee',
  urlId: 'people',
  seo: {
    description: 'Nora, Sami and Teo, two dogs, and where the coffee comes from.',
    imageId: kit.asset('pets-two-dogs.jpg'),
  },
  document: page(
    section('intro', { theme: 'bright' }, [
      heading('Three people, two dogs, one stove', at(1, 1, 11, 3), {
        level: '1',
        size: 'display',
      }),
    ]),
    section('people', { theme: 'lightest' }, [
      heading('Behind the counter', at(1, 1, 12, 1), { size: '2' }),
      ...people.map(([name, text], index) =>
        copy([`### ${name}`, text], at(1 + index * 4, 2, 4, 2)),
      ),
    ]),
    section('dogs', { theme: 'light' }, [
      image(kit.asset('pets-two-dogs.jpg'), at(1, 1, 4, 8), {
        mask: 'arch',
        caption: '“Two dogs at a balcony” by Aitzol Berasategi, CC BY 4.0',
      }),
      copy(
        [
          '## Hawser and Bitt',
          'Brother and sister, in charge of arrivals. From the balcony they see the ferry four minutes before we do, and say so.',
          'They take complaints in person, in the form of crusts.',
        ],
        at(6, 1, 7, 8),
        {},
        { align: 'center' },
      ),
    ]),
    section('coffee', { theme: 'dark' }, [
      heading('Where the coffee comes from', at(1, 1, 8, 1), { size: '2' }),
      copy(
        [
          '+ We buy from three farms and have drunk too much with all of them.',
          'Two are in Huila, on slopes where you hold on to the trees. They give the blend its hazelnut and its patience.',
          'The third is a washing station above Yirgacheffe; that is the fig.',
          'We pay at harvest, in full, and publish the price on the bag. If a farm has a bad year, the bag says that too.',
        ],
        at(1, 2, 6, 4),
      ),
      sound(kit.asset('harbour-morning.mp3'), at(1, 6, 6, 2), {
        title: 'Harbour morning',
        author: 'Jonah from the pottery; it plays at seven, once',
        allowDownload: true,
      }),
      image(kit.asset('land-tea-gardens.jpg'), at(8, 2, 5, 7), {
        caption: 'The hills where the tea comes from, before the mist makes up its mind.',
      }),
    ]),
    section('words', { theme: 'lightest', align: 'center' }, [
      quote(
        'You don’t hurry it. You stand next to it.',
        'Sami, on dough and most things',
        at(1, 1, 12, 2),
        {
          align: 'center',
        },
      ),
    ]),
    section('shelf', { theme: 'lightest', width: 'wide' }, [
      gallery(
        ['cafe-spices.jpg', 'products/coffee-bag.jpg', 'cafe-citrus.jpg', 'cafe-espresso.jpg'].map(
          kit.asset,
        ),
        at(1, 1, 12, 4),
        {
          design: 'slider',
          'active-alignment': 'left',
          vSize: 42,
          padding: 20,
          name: 'On the shelf behind the counter',
        },
      ),
    ]),
  ),
});
